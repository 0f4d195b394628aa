/** A figure as an image that stands by itself: the same drawing as on the pages, with its styles for print inside. */
import { renderToStaticMarkup } from 'react-dom/server'
import { FigureView } from '~/components/figures/figure'
import type { Figure } from '~/exam/figures/figure'
import { FIGURE_STYLES } from './figure-styles'

export interface FigureImage {
  /** A whole SVG document. */
  svg: string
  alt: string
  /** What stands above the drawing, if anything. */
  title: string | null
  /** In drawing units; letters are 14 units high. */
  width: number
}

/** The drawing of a figure; null for tables and stem plots, which are text. */
export function figureImage(figure: Figure): FigureImage | null {
  if (figure.type === 'table' || figure.type === 'stem-plot') return null
  const [drawing = ''] = /<svg.*<\/svg>/s.exec(renderToStaticMarkup(<FigureView figure={figure} />)) ?? []
  const [, box = ''] = / viewBox="([^"]*)"/.exec(drawing) ?? []
  const [, , width = 0, height = 0] = box.split(' ').map(Number)
  const bare = drawing.replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, '$1')
  const svg = bare.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${attributes}><style>${FIGURE_STYLES}</style>`,
  )
  return { svg, alt: figure.alt, title: 'title' in figure ? (figure.title ?? null) : null, width }
}
