/** A prompt of the workshop: read it, plan, choose a clock or none, and begin. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { PromptView } from '~/components/writing/prompt-view'
import { samplesOn } from '~/content/essays/samples.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { writingSeconds } from '~/exam/forms/writing.server'
import { printPrompt } from '~/exam/print/prompt.server'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { ESSAY_START_FIELDS } from '~/models/essays/fields'
import { openOn, startEssay, workshopPrompt } from '~/models/essays/start.server'
import { mayStoreText } from '~/models/families/consent.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { KIND_NAMES } from './parts/names'
import { NeedsParent } from './parts/needs-parent'

export const meta = pageMeta('Plan an essay')

const StartSchema = formSchema(ESSAY_START_FIELDS)

function promptAt(promptId = '') {
  const prompt = workshopPrompt(promptId)
  if (!prompt) throw notFound()
  return prompt
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const prompt = promptAt(params.promptId)
  const minutes = (writingSeconds(prompt.level) * student.profile.timePercent) / 6_000
  return {
    level: prompt.level,
    levelName: LEVEL_NAMES[prompt.level],
    kind: KIND_NAMES[prompt.kind],
    prompt: { ...printPrompt(prompt), think: [] },
    think: printPrompt(prompt).think,
    minutes: Math.round(minutes),
    hasSamples: samplesOn(prompt.id).length > 0,
    mayWrite: await mayStoreText(student.id),
    open: await openOn({ userId: student.id, promptId: prompt.id }),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const prompt = promptAt(params.promptId)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, StartSchema)
  if (refusal) return refusal

  const started = await startEssay(student, { prompt, isTimed: value.clock === 'timed', plan: value.plan ?? '' })
  if (started.outcome === 'needs-parent') return refuseForm(keptValues(form), NEEDS_PARENT, 403)
  return redirect(paths.learn.writing(started.id), 303)
}

export default function EssayPrompt() {
  const { level, levelName, kind, prompt, think, minutes, hasSamples, mayWrite, open } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const form = useForm('essay', ESSAY_START_FIELDS, answer)
  const clocks = [
    { value: 'free', label: 'Without a clock', hint: 'Stop and come back whenever you like.' },
    { value: 'timed', label: `${minutes} minutes`, hint: 'As on test day. The clock starts with the button, not while you plan.' },
  ]
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.essayWorkshop({ level })}>Essay workshop</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">
          {levelName} · {kind}
        </p>
        <h1 className="title-2">Plan, then write</h1>
      </header>
      <section className="card" aria-label="The prompt">
        <PromptView {...prompt} />
      </section>
      {hasSamples && (
        <p>
          <AppLink to={paths.learn.essaySamples(prompt.id)}>Read three sample essays on this prompt, with comments</AppLink>
        </p>
      )}
      {open && !answer && (
        <Banner tone="good" title="You have begun this one" action={<ButtonLink to={paths.learn.writing(open)}>Go on writing</ButtonLink>}>
          <p>Submit it, or delete it in the workshop, and the prompt is free for a new essay.</p>
        </Banner>
      )}
      {open && !answer ? null : mayWrite || answer ? (
        <AppForm form={form} action={paths.learn.essayPrompt(prompt.id)}>
          <div className="stack tight">
            <p>Three questions to begin with:</p>
            <ul>
              {think.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
          <TextArea field={form.plan} label="Your plan" hint="A few words for each part. It stays beside your sheet." />
          <RadioCards field={form.clock} legend="Clock" options={clocks} />
          <SubmitButton pending="Opening your sheet...">Start writing</SubmitButton>
          <p className="small soft">Starting uses nothing. Submitting an essay uses one of the week’s, if your plan has a limit.</p>
        </AppForm>
      ) : (
        <NeedsParent />
      )}
    </div>
  )
}
