/** The picture of a prompt as an image that stands by itself, in ink: app/styles/room/scene.css does not reach paper. */
import type { PrintedPrompt } from '~/exam/print/prompt.server'

const STYLES = `
path, circle { fill: none; stroke: none; stroke-linecap: round; stroke-linejoin: round; }
.pic-line { stroke: #000; stroke-width: 2; }
.pic-soft { stroke: #555; stroke-width: 1.4; }
.pic-fill-1 { fill: #fff; }
.pic-fill-2 { fill: #e4e4e4; }
.pic-fill-3 { fill: #cfcfcf; }
.pic-fill-4 { fill: #b5b5b5; }
`

/** A whole SVG document. Shapes and attributes are those that app/content/prompts lets through. */
export function promptPicture({ viewBox, shapes }: NonNullable<PrintedPrompt['picture']>): string {
  const drawn = shapes.map(({ element, className, attributes }) => {
    const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${element} class="${className}"${own.join('')}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="480" height="320"><style>${STYLES}</style>${drawn.join('')}</svg>`
}
