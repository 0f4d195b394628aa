/** Where a student writes to the tutor. public/tutor.js marks it as live, so that the answer is shown as it comes. */
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { MESSAGE_FIELDS } from '~/models/tutor-ai/talk-fields'
import { paths } from '~/paths'

interface MessageFormProps {
  action: string
  label: string
  answer: (FormAnswer & { talkId?: string | null }) | undefined
  /** Hidden fields. */
  children?: ReactNode
}

export function MessageForm({ action, label, answer, children }: MessageFormProps) {
  const form = useForm('message', MESSAGE_FIELDS, answer)
  return (
    <div data-talk-form="">
      <AppForm form={form} action={action}>
        {children}
        {answer?.talkId && (
          <p>
            <AppLink to={paths.learn.talk(answer.talkId)}>Open the talk</AppLink>
          </p>
        )}
        <TextArea field={form.text} label={label} />
        <div className="cluster">
          <SubmitButton pending="Asking...">Ask</SubmitButton>
          <span className="small soft">Leave out your name, address, and telephone number. We remove what we recognize.</span>
        </div>
      </AppForm>
    </div>
  )
}
