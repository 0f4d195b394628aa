/** Every shared component with its states, for whoever builds a screen. Only on a developer's own machine. */
import { type ActionFunctionArgs, type LinksFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RouteHandle } from '~/components/layout/document'
import { env } from '~/env.server'
import { renderMath } from '~/exam/print/html.server'
import { readForm } from '~/forms/parse.server'
import { paths } from '~/paths'
import studentStyles from '~/styles/sheets/student.css?url'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { ExamSamples } from './parts/styleguide/exam-samples'
import { FormSamples } from './parts/styleguide/form-samples'
import { PieceSamples } from './parts/styleguide/piece-samples'

// Hydrates, so that it shows the nonce and the pending states too.
export const handle: RouteHandle = { hydrate: true }

export const meta = pageMeta('Style guide')

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: studentStyles }]

export function loader() {
  requireDeveloper()

  return {
    stem: renderMath('If $\\frac{3}{4}x + \\sqrt{16} = 2\\frac{1}{2}$ and $x^{2} \\leq 9$, how much is \\$5 in $\\overline{AB}$ pieces?'),
    matrix: renderMath('$\\begin{bmatrix}1&2\\\\3&4\\end{bmatrix}$'),
  }
}

/** Leaves a message, so that the pending button and the toast can be seen at work. */
export async function action({ request }: ActionFunctionArgs) {
  requireDeveloper()

  const kind = (await readForm(request)).get('kind') === 'problem' ? 'problem' : 'success'

  const text = kind === 'problem' ? 'There was an error logging out. Please try again.' : 'You have been successfully logged out.'
  const title = kind === 'problem' ? 'Logout failed' : 'Logged out'
  return redirect(paths.styleguide(), { status: 303, headers: await flashHeaders({ kind, title, text }) })
}

function requireDeveloper() {
  if (!env.isLoopback) throw new Response(null, { status: 404 })
}

export default function Styleguide() {
  const { stem, matrix } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <h1>Style guide</h1>
      <PieceSamples />
      <FormSamples />
      <ExamSamples stem={stem} matrix={matrix} />
    </div>
  )
}
