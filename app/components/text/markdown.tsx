/** A text in Markdown as the elements of a page: our own addresses as links of the application. */
import type { ComponentProps, ReactNode } from 'react'
import Markdown, { type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { AppLink } from '~/components/links/app-link'
import { curlyQuotes } from '~/exam/print/quotes'

interface TextProps {
  children: string
  /** For a file that stands by itself: where our own addresses begin. */
  origin?: string
}

export function Text({ children, origin }: TextProps) {
  const a =
    origin === undefined ? PageAnchor : ({ href = '', children: words }: AnchorProps) => <a href={absolute(href, origin)}>{words}</a>
  return (
    <Markdown components={{ a, table: ScrollingTable, input: Box }} remarkPlugins={PLUGINS} rehypePlugins={PRINTED}>
      {children}
    </Markdown>
  )
}

const PLUGINS = [remarkGfm]
const PRINTED = [() => (tree: Root) => void printed(tree, '')]

type Root = { type: 'root'; children: (Content | { type: 'doctype' })[] }

/** Elements inside a line: a mark after one of them goes on from what stands before it. */
const INSIDE_A_LINE = ['a', 'em', 'strong', 'del']

/** Curly marks in every text, and the dashes of a gap in one piece. Answers what the text ends with; `before` is what stands before it. */
function printed(node: Root | Root['children'][number], before: string): string {
  if (node.type === 'text') {
    node.value = curlyQuotes(node.value, before).replaceAll(/-{3,}/g, (dashes) => [...dashes].join(WORD_JOINER))
    return node.value.slice(-1) || before
  }
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return before
  const isInLine = node.type === 'element' && INSIDE_A_LINE.includes(node.tagName)
  const end = node.children.reduce((last, child) => printed(child, last), isInLine ? before : '')
  return isInLine ? end : ''
}

/** Where this stands, no line breaks; it has no width. */
const WORD_JOINER = '\u2060'

type AnchorProps = ComponentProps<'a'> & ExtraProps

function PageAnchor({ href = '', children }: AnchorProps) {
  if (href.startsWith('/')) return <AppLink to={href}>{children}</AppLink>
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  )
}

function absolute(href: string, origin: string): string {
  return href.startsWith('/') ? `${origin}${href}` : href
}

/** A wide table scrolls by itself, and the keyboard must be able to. Its first row names it, since a page may hold several. */
function ScrollingTable({ children, node }: { children?: ReactNode } & ExtraProps) {
  const head = node?.children.find(({ type }) => type === 'element')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={`Table: ${head ? wordsOf(head).join(', ') : ''}`} tabIndex={0}>
      <table className="table">{children}</table>
    </section>
  )
}

type Content = NonNullable<ExtraProps['node']>['children'][number]

/** The texts of an element that are not blank. */
function wordsOf(node: Content): string[] {
  if (node.type === 'element') return node.children.flatMap(wordsOf)
  return node.type === 'text' && node.value.trim() !== '' ? [node.value] : []
}

/** The box of a checklist, for a pencil. */
function Box() {
  return <span aria-hidden="true">☐</span>
}
