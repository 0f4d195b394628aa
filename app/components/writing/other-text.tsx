/** What another window has saved, beside a text that does not know it. The student chooses; nothing is stored before. */
import type { TextReply } from './use-text-saving'

export function OtherText({ other, address }: { other: NonNullable<TextReply['other']>; address: string }) {
  return (
    <section className="card stack" aria-label="Saved in another window">
      <p className="small soft">{other.summary}</p>
      <p className="written">{other.body || 'There is no text there.'}</p>
      {/* A new document, which begins with that text. */}
      <p>
        <a href={address} className="button quiet">
          Continue with this text
        </a>
      </p>
    </section>
  )
}
