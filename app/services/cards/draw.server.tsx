/** Draws a social card, 1200 by 630: paper, the title in the face of our headings, and the nine steps of the mark. Nothing is fetched. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Card } from '~/content/card-titles'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** As tokens.css has them on paper. */
const COLORS = { paper: '#faf7f0', ink: '#17222b', soft: '#535e67', board: '#0d5945', pencil: '#e09f1f' }
const MARGIN = 80
const MOST_LINES = 4
/** Titles up to so many characters are set in this size. */
const SIZES = [
  { upTo: 18, size: 124 },
  { upTo: 40, size: 96 },
  { upTo: 66, size: 76 },
  { upTo: Number.POSITIVE_INFINITY, size: 62 },
]

/** The steps' heights; the seventh is the pencil's. */
const STEPS = [34, 52, 70, 88, 106, 124, 142, 152, 172]
const STEP = { width: 26, apart: 40, radius: 5 }

/** The PNG of a card. */
export async function drawCard(card: Card): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const image = await renderAsync(await cardSvg(card), { font: { loadSystemFonts: false } })
  return image.asPng()
}

/** Its drawing. Letters are outlines; for a test they may stay text, whose places can be read. */
export async function cardSvg(card: Card, options: { embedFont?: boolean } = {}): Promise<string> {
  const { default: satori } = await import('satori')
  faces ??= readFaces()
  return satori(<CardView {...card} />, { width: CARD_WIDTH, height: CARD_HEIGHT, fonts: await faces, ...options })
}

let faces: ReturnType<typeof readFaces> | undefined

/** satori reads WOFF, and not the WOFF2 that pages load. */
async function readFaces() {
  const file = createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-500-normal.woff')
  return [{ name: 'Newsreader', data: await readFile(file), weight: 500 as const, style: 'normal' as const }]
}

function CardView({ title, about }: Card) {
  const size = SIZES.find(({ upTo }) => title.length <= upTo)?.size
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: `64px ${MARGIN}px`,
        background: COLORS.paper,
        color: COLORS.ink,
        fontFamily: 'Newsreader',
        fontWeight: 500,
      }}
    >
      <div style={{ display: 'flex', fontSize: 44, lineHeight: 1 }}>Stanine</div>
      <div
        style={{
          display: 'block',
          width: CARD_WIDTH - 2 * MARGIN,
          marginTop: 44,
          fontSize: size,
          lineHeight: 1.1,
          letterSpacing: '-0.012em',
          lineClamp: MOST_LINES,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          position: 'absolute',
          left: MARGIN,
          bottom: 64,
          maxWidth: 620,
          color: COLORS.soft,
          fontSize: 34,
          lineHeight: 1.2,
        }}
      >
        {about}
      </div>
      <Steps />
    </div>
  )
}

function Steps() {
  const width = STEPS.length * STEP.apart
  const height = Math.max(...STEPS)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: part of a picture that has a text of its own
    <svg style={{ position: 'absolute', right: MARGIN - 14, bottom: 0 }} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {STEPS.map((step, index) => (
        <rect
          key={step}
          x={index * STEP.apart}
          y={height - step}
          width={STEP.width}
          height={step + STEP.radius}
          rx={STEP.radius}
          fill={index === 6 ? COLORS.pencil : COLORS.board}
        />
      ))}
    </svg>
  )
}
