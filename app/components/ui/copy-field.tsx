/** A long text to be taken along whole, such as an address: a field that nobody changes, and that no line break tears apart. */
export function CopyField({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" readOnly value={text} />
    </div>
  )
}
