/** A four-function calculator for who has been granted one: a page of its own that opens beside the test, and works without scripts. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { KEYS, pressed, readDisplay } from './parts/calculator'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Calculator')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStudent(request)
  const { searchParams } = new URL(request.url)
  const state = readDisplay(searchParams.get('state') ?? '')
  const key = KEYS.flat().find((one) => one === searchParams.get('key'))
  return { state: key ? pressed(state, key) : state }
}

export default function Calculator() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <h1 className="title-3">Calculator</h1>
      <form method="get" action={paths.learn.calculator()} className="card stack calculator">
        <output className="calculator-display">{state.shown}</output>
        <input type="hidden" name="state" value={JSON.stringify(state)} />
        <div className="calculator-keys">
          {KEYS.flat().map((key) => (
            <button key={key} type="submit" name="key" value={key} className="button quiet" aria-label={NAMES[key]}>
              {key}
            </button>
          ))}
        </div>
      </form>
      <p className="small soft">Close this tab to go back to the test. Its clock runs.</p>
    </div>
  )
}

const NAMES: Readonly<Record<string, string>> = {
  '÷': 'divided by',
  '×': 'times',
  '−': 'minus',
  '+': 'plus',
  '=': 'equals',
  '√': 'square root',
  '±': 'change the sign',
  '%': 'percent',
  C: 'clear',
}
