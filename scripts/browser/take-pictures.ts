/**
 * The pictures of `npm run pictures`. A new one is a name in app/routes/public/parts/pictures.ts and a line in VIEWS here: it makes what is to
 * be seen with the factories, and says where.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { PICTURE_SIZE, PICTURES, type Picture } from '../../app/routes/public/parts/pictures'
import { type Product, startProduct } from '../../drill/kit/product'
import { enroll, type Student } from '../../drill/kit/students'
import { ensureChromium } from '../test-tools.mjs'
import { ROOT } from '../tools.mjs'

interface View {
  path: string
  /** What stands at the top of the picture; the top of the page unless told. */
  from?: string
}

/** Twice as many pixels as the part of the screen is wide and high. */
const SCALE = 2
const FOLDER = join(ROOT, 'public/pictures')

// The factories open the database when they are imported, hence late: only then is its address known.
const VIEWS: Record<Picture, (student: Student) => Promise<View>> = {
  async question({ id: userId }) {
    const { itemsOf, lately, sitQuiz } = await import('../../tests/factories/sittings')
    const quiz = { level: 'isee-middle', subject: 'quantitative_reasoning', number: 2 } as const
    const sittingId = await sitQuiz({ userId, ...quiz, at: lately(), choose: ({ answer }) => answer, stopAfter: 7 })
    const items = await itemsOf(sittingId)
    const position = 1 + items.findIndex(({ kind, figure }, index) => kind === 'word_problem' && !figure && index >= 7)
    return { path: `/premium/sittings/${sittingId}/questions/${position}` }
  },

  async mistake({ id: userId }) {
    const { lately, sitQuiz } = await import('../../tests/factories/sittings')
    const { db } = await import('~/db.server')
    const quiz = { level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
    await sitQuiz({
      ...quiz,
      userId,
      at: lately(),
      choose: ({ choices, kind, figure }) =>
        kind === 'computation' && !figure ? choices.findIndex(({ misconception }) => misconception) : null,
    })
    const { id } = await db.wrongAnswer.findFirstOrThrow({ where: { studentId: userId, studentAnswer: { not: '' } } })
    return { path: `/premium/mistakes/${id}`, from: 'section[aria-label="The question, explained"]' }
  },

  async lesson({ id }) {
    const { freeMember, testLesson } = await import('../../tests/factories/practice/lessons')
    const { openLesson } = await import('~/models/lessons/watch.server')
    const lesson = testLesson('comparing-fractions')
    await openLesson({ member: freeMember(id), lesson })
    return { path: `/premium/video-lessons/${lesson.id}?scene=2`, from: '.lesson-page header' }
  },
}

const wanted = process.argv.slice(2)
const names = PICTURES.filter((name) => wanted.length === 0 || wanted.includes(name))
mkdirSync(FOLDER, { recursive: true })
const product = await startProduct({ backend: 'embedded', name: 'pictures' })
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const name of names) await take(browser, product, name)
} finally {
  await browser.close()
  await product.stop()
}
process.exit()

async function take(browser: Browser, { origin }: Product, name: Picture): Promise<void> {
  const [student] = await enroll(1)
  if (!student) throw new Error('nobody was enrolled')
  const { path, from } = await VIEWS[name](student)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      colorScheme,
      deviceScaleFactor: SCALE,
      viewport: { width: PICTURE_SIZE.width / SCALE, height: PICTURE_SIZE.height / SCALE },
    })
    const [cookie = '', value = ''] = student.cookie.split('=')
    await page.context().addCookies([{ name: cookie, value, url: origin }])
    const answer = await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`${name}: ${path} answered ${answer?.status()}`)
    if (from) await page.locator(from).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 12))
    await page.locator('.access.afloat').evaluateAll(([panel]) => panel?.remove())
    const shot = sharp(await page.screenshot())
    const file = join(FOLDER, `${name}-${colorScheme}`)
    const avif = await shot.clone().avif({ quality: 60, effort: 6 }).toFile(`${file}.avif`)
    const png = await shot.clone().png({ palette: true, effort: 10 }).toFile(`${file}.png`)
    console.log(`${name}, ${colorScheme}: ${path}, AVIF ${avif.size} bytes, PNG ${png.size} bytes`)
    await page.close()
  }
}
