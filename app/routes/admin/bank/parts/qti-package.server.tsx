/** A sheet as a QTI 2.1 content package: a zip with the manifest, one XML an item and its drawing beside it. */
import { strToU8, zipSync } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { FigureView } from '~/components/figures/figure'
import type { Item } from '~/exam/core/item/item'
import type { Figure } from '~/exam/figures/figure'
import { renderMath } from '~/exam/print/html.server'
import { escapeXml, qtiItem, qtiManifest } from '~/exam/print/qti'
import { figureImage } from '~/services/pdf/figure-image.server'

// A zip has a date for each file; a fixed one makes the same sheet the same file.
const MADE = new Date(2026, 0, 1)

export function qtiPackage(title: string, items: readonly Item[]): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  const resources = items.map((item, index) => {
    const identifier = `item-${String(index + 1).padStart(2, '0')}`
    const href = `${identifier}.xml`
    const image = item.figure ? figureImage(item.figure) : null
    const drawing = `figures/${identifier}.svg`
    const figure = item.figure ? figureMarkup(item.figure, drawing) : null
    files[href] = strToU8(qtiItem(item, identifier, { math: mathml, figure }))
    if (image) files[drawing] = strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${image.svg}`)
    return { identifier, href, figures: image ? [drawing] : [] }
  })
  return zipSync({ 'imsmanifest.xml': strToU8(qtiManifest(title, resources)), ...files }, { mtime: MADE })
}

/** The formula's MathML out of what pages show; there it is hidden from screen readers, which have the words beside it. */
function mathml(tex: string): string {
  // A long formula comes in pieces, between which a line may end.
  const pieces = [...renderMath(`$${tex}$`).matchAll(/<math[^>]*>(.*?)<\/math>/gs)]
  return pieces.map(([, inside]) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`).join(' ')
}

function figureMarkup(figure: Figure, path: string): string {
  const image = figureImage(figure)
  if (!image) return renderToStaticMarkup(<FigureView figure={figure} />)
  const title = image.title ? `<p><strong>${escapeXml(image.title)}</strong></p>` : ''
  return `${title}<p><img src="${path}" alt="${escapeXml(image.alt)}" /></p>`
}
