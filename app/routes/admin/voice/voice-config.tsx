/** How tutor, lessons and words speak: the draft, how it sounds and answers, and the versions that were published. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireAdmin } from '~/auth/guards/guards.server'
import { Badge } from '~/components/ui/badge'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { type Preview, previewVoice } from '~/models/tutor-ai/preview/preview.server'
import { VOICE_FIELDS, type VoiceSettings } from '~/models/voice/settings'
import { draftVoice, listVoices, publishDraft, returnTo, saveDraft, VoiceSchema } from '~/models/voice/voice.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { Previews } from './parts/previews'
import { VoiceSample } from './parts/voice-sample'

export const meta = pageMeta('Voice')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const [{ settings, isDraft, changedAt }, versions] = await Promise.all([draftVoice(), listVoices()])
  return {
    settings,
    isDraft,
    seen: changedAt?.toISOString() ?? '',
    versions: versions.map(({ id, publishedAt }) => ({ id, when: publishedAt ? momentText(publishedAt, zone) : '' })),
  }
}

/** When the draft was changed last, as the page showed it. */
const SeenSchema = z.coerce.date().catch(new Date(0))

interface VoiceAnswer extends FormAnswer {
  previews?: Preview[]
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const form = await readForm(request)
  const actorId = admin.id
  switch (form.get('intent')) {
    case 'preview': {
      const { settings } = await draftVoice()
      return data<VoiceAnswer>({ previews: await previewVoice({ actorId, settings }) })
    }
    case 'publish':
      return (await publishDraft({ actorId, seen: SeenSchema.parse(form.get('seen')) }))
        ? done('Published. It is used from the next answer on.')
        : done('There is no draft any more, or somebody changed it since you opened this page. Look at it as it is now.', 'problem')
    case 'return':
      if (!(await returnTo({ actorId, id: String(form.get('version') ?? '') }))) throw notFound()
      return done('That version is the draft now. Publish it to use it.')
    default: {
      const { value, refusal } = parseFormData(form, VoiceSchema)
      if (refusal) return refusal
      await saveDraft({ actorId, settings: value })
      return done('The draft is saved. Nobody hears it until it is published.')
    }
  }
}

async function done(text: string, kind: 'success' | 'problem' = 'success') {
  const headers = await flashHeaders({ kind, title: kind === 'success' ? 'Saved' : 'Nothing changed', text })
  return redirect(paths.admin.voiceConfig(), { status: 303, headers })
}

export default function VoiceConfig() {
  const { settings, isDraft, seen, versions } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as VoiceAnswer | undefined
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <div className="cluster">
          <h1>Voice</h1>
          <Badge tone={isDraft ? 'notice' : 'good'}>{isDraft ? 'Draft' : 'Published'}</Badge>
        </div>
        <p className="lead">How the tutor speaks and answers. A draft changes nothing until it is published.</p>
      </header>
      <Settings settings={settings} answer={answer} />
      <VoiceSample settings={settings} />
      <section className="card stack">
        <h2 className="title-3">Try it, then publish it</h2>
        <p>The saved draft answers three stored questions. That uses some of your own tokens of the day.</p>
        <form method="post" action={paths.admin.voiceConfig()} className="cluster">
          <input type="hidden" name="seen" value={seen} />
          <SubmitButton name="intent" value="preview" look="quiet" pending="Asking...">
            Preview on three questions
          </SubmitButton>
          {isDraft && (
            <SubmitButton name="intent" value="publish" pending="Publishing...">
              Publish the draft
            </SubmitButton>
          )}
        </form>
        {answer?.previews && <Previews previews={answer.previews} />}
      </section>
      <History versions={versions} />
      <script src="/tutor.js" defer />
    </div>
  )
}

function Settings({ settings, answer }: { settings: VoiceSettings; answer: FormAnswer | undefined }) {
  const stored = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
  const form = useForm('voice', VOICE_FIELDS, answer, stored)
  const languages = [
    { value: 'en-US', label: 'American English' },
    { value: 'en-GB', label: 'British English' },
  ]
  return (
    <section className="card stack">
      <h2 className="title-3">Settings</h2>
      <AppForm form={form} action={paths.admin.voiceConfig()}>
        <TextArea field={form.persona} label="Who the tutor is" />
        <TextArea field={form.tone} label="How it speaks" />
        <TextField field={form.gradeLower} label="Reading grade, lower and elementary levels" />
        <TextField field={form.gradeMiddle} label="Reading grade, middle levels" />
        <TextField field={form.gradeUpper} label="Reading grade, upper levels" />
        <TextField field={form.mostSentences} label="Most sentences of an answer" />
        <TextField field={form.mostTokens} label="Most tokens of an answer" />
        <TextField field={form.model} label="Model" hint="Empty: the one that the server is set to." />
        <TextField field={form.temperature} label="Temperature" hint="0 to 100; lower says the same each time." />
        <Select field={form.language} label="Language of the voice" options={languages} />
        <TextField
          field={form.voice}
          label="Voice"
          hint="A part of the name of a browser’s voice. Others hear the voice of their language."
        />
        <TextField field={form.rate} label="Speed" hint="100 is the voice’s own." />
        <TextField field={form.pitch} label="Pitch" hint="100 is the voice’s own." />
        <SubmitButton pending="Saving...">Save the draft</SubmitButton>
      </AppForm>
    </section>
  )
}

function History({ versions }: { versions: { id: string; when: string }[] }) {
  return (
    <section className="card stack">
      <h2 className="title-3">Published before</h2>
      {versions.length === 0 && <p className="soft">Nothing was published yet, so the defaults are used.</p>}
      <ol className="stack tight">
        {versions.map(({ id, when }, index) => (
          <li key={id}>
            <form method="post" action={paths.admin.voiceConfig()} className="cluster">
              <input type="hidden" name="version" value={id} />
              <span>
                {when}
                {index === 0 && ' (used now)'}
              </span>
              <SubmitButton name="intent" value="return" look="quiet" size="slim" pending="Loading...">
                Return to it
              </SubmitButton>
            </form>
          </li>
        ))}
      </ol>
    </section>
  )
}
