/** What families said, if anybody has yet, and the form to say it (specification 2.17). */
import { MESSAGES } from '~/auth/messages'
import { TestimonialForm } from '~/routes/public/testimonials/parts/form'
import { type Testimonial, Testimonials } from '~/routes/public/testimonials/parts/testimonials'

export function TestimonialSection({ testimonials, isChild }: { testimonials: Testimonial[]; isChild: boolean }) {
  return (
    <section className="band-tint section">
      <div className="wrap stack loose">
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
        <div className="split top">
          <div className="stack">
            <p className="eyebrow">Testimonials</p>
            <h2>How was it for you?</h2>
            <p className="lead">Tell other families what helped, and what did not. One of us reads it first, and changes no word.</p>
          </div>
          <div className="card">{isChild ? <p>{MESSAGES.testimonialOfChild}</p> : <TestimonialForm />}</div>
        </div>
      </div>
    </section>
  )
}
