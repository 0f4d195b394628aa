/**
 * Items as QTI 2.1 (IMS Question and Test Interoperability): one assessmentItem each, and the manifest of a content package. Pure text; what
 * draws formulas and figures is passed in. All text is escaped, and signs that XML forbids are left out.
 */
import { type Item, type ItemPassage, LETTERS } from '~/exam/core/item/item'
import { DIRECTIONS } from '~/exam/core/names'
import { parts, type TextPart } from '~/exam/values/notation'

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1'
const CP = 'http://www.imsglobal.org/xsd/imscp_v1p1'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'
const MATCH_CORRECT = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct'

/** What the item body cannot say by itself. */
export interface QtiDress {
  /** One formula as a MathML element with its namespace. */
  math: (tex: string) => string
  /** The figure as XHTML that the item body may hold, such as an image or a table. */
  figure: string | null
}

/** The XML of one item; `identifier` is its name within the package. */
export function qtiItem(item: Item, identifier: string, { math, figure }: QtiDress): string {
  const inline = (text: string) =>
    parts(text)
      .map((part) => inlinePart(part, math))
      .join('')
  const key = LETTERS[item.answer] ?? ''
  const direction = DIRECTIONS[item.kind]
  const body = [
    item.passage ? passage(item.passage) : '',
    direction ? `<p><em>${escapeXml(direction)}</em></p>` : '',
    item.stem ? `<p>${inline(item.stem)}</p>` : '',
    figure ?? '',
    item.columns ? columns(inline(item.columns.a), inline(item.columns.b)) : '',
  ]
  const choices = item.choices.map(({ text }, index) => `<simpleChoice identifier="${LETTERS[index]}">${inline(text)}</simpleChoice>`)
  const feedback = item.choices.map(({ misconception }, index) => {
    const says = misconception ? `<p>${inline(misconception.says)}</p>` : item.steps.map((step) => `<p>${inline(step)}</p>`).join('')
    return `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${LETTERS[index]}" showHide="show">${says}</modalFeedback>`
  })

  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="${QTI}" xmlns:xsi="${XSI}" xsi:schemaLocation="${QTI} ${QTI.replace('xsd/', 'xsd/qti/qtiv2p1/')}.xsd" identifier="${identifier}" title="${escapeXml(item.skill)}" label="${escapeXml(item.id)}" adaptive="false" timeDependent="false" xml:lang="en-US" toolName="Stanine">
<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>${key}</value></correctResponse></responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>
<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>
<itemBody>
${body.filter(Boolean).join('\n')}
<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1">
${choices.join('\n')}
</choiceInteraction>
</itemBody>
${RESPONSE_PROCESSING}
${feedback.join('\n')}
</assessmentItem>
`
}

/** The standard template, written out because the feedback needs one line more. */
const RESPONSE_PROCESSING = `<responseProcessing template="${MATCH_CORRECT}">
<responseCondition>
<responseIf><match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf>
<responseElse><setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue></setOutcomeValue></responseElse>
</responseCondition>
<setOutcomeValue identifier="FEEDBACK"><variable identifier="RESPONSE"/></setOutcomeValue>
</responseProcessing>`

interface QtiResource {
  identifier: string
  /** Path of the item inside the package. */
  href: string
  /** Paths of the drawings that it shows. */
  figures: readonly string[]
}

/** imsmanifest.xml of a package with these items. */
export function qtiManifest(title: string, resources: readonly QtiResource[]): string {
  const entries = resources.map(({ identifier, href, figures }) => {
    const files = [href, ...figures].map((file) => `<file href="${escapeXml(file)}"/>`)
    return `<resource identifier="${identifier}" type="imsqti_item_xmlv2p1" href="${escapeXml(href)}">${files.join('')}</resource>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${CP}" xmlns:xsi="${XSI}" xsi:schemaLocation="${CP} ${CP.replace('xsd/', 'xsd/qti/qtiv2p1/')}.xsd" identifier="stanine-sheet">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<!-- ${escapeXml(title).replace(/-{2,}/g, '-')} -->
<organizations/>
<resources>
${entries.join('\n')}
</resources>
</manifest>
`
}

/** Text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

// Everything but tab, line ends, and the characters of XML 1.0.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

function inlinePart({ kind, value }: TextPart, math: QtiDress['math']): string {
  return kind === 'math' ? math(value) : escapeXml(value)
}

function columns(a: string, b: string): string {
  return `<table><thead><tr><th>Column A</th><th>Column B</th></tr></thead><tbody><tr><td>${a}</td><td>${b}</td></tr></tbody></table>`
}

/** A table of two columns, so that line numbers stand beside their lines in any player. */
function passage({ title, lines }: ItemPassage): string {
  const rows = lines.map(({ text }, index) => {
    const number = (index + 1) % 5 ? '' : String(index + 1)
    return `<tr><td>${number}</td><td>${escapeXml(text)}</td></tr>`
  })
  return `<h2>${escapeXml(title)}</h2>\n<table><tbody>${rows.join('')}</tbody></table>`
}
