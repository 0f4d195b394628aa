/** What families said, as they wrote it. Absent while nobody has: nothing here is made up. */

export interface Testimonial {
  id: string
  name: string
  role: string
  content: string
}

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="stack">
      <h2>What families say</h2>
      <ul className="grid wide">
        {testimonials.map(({ id, name, role, content }) => (
          <li key={id} className="card stack tight">
            <blockquote className="written">{content}</blockquote>
            <p className="small soft">
              {name}, {role}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
