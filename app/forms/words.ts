/** What stands above a form that did not get through. A form of the specification has words of its own. */
export interface FormWords {
  /** Above the list of what is wrong with the fields. */
  check: { title: string; text?: string }
  title: string
  /** No answer came. */
  lost: string
  /** An answer came that says nothing about the form. */
  failed: string
}

export const FORM_WORDS: FormWords = {
  check: { title: 'Please check these' },
  title: 'Not sent yet',
  lost: 'We could not reach Stanine. What you typed is still here; please try again.',
  failed: 'Something went wrong on our side. What you typed is still here; please try again.',
}
