/** A field that people neither see, hear nor reach; whoever fills it in is a robot, or a browser that fills in everything. */

const NAME = 'website'

export function Honeypot({ id }: { id: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor={`${id}-${NAME}`}>Leave this empty</label>
      <input id={`${id}-${NAME}`} name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Whether the field was filled in. What was sent is kept all the same: people must lose nothing. */
export function isTrapped(form: FormData): boolean {
  return Boolean(form.get(NAME))
}
