/** The contact form at the foot of the front page. */
import { ContactForm } from '~/routes/public/parts/contact-form'

export function ContactSection() {
  return (
    <section id="contact" className="section">
      <div className="wrap split top">
        <div className="stack">
          <p className="eyebrow">Contact</p>
          <h2>Ask us anything</h2>
          <p className="lead">About a test, a school, a plan, or a question you cannot solve. We answer by email.</p>
        </div>
        <div className="card">
          <ContactForm />
        </div>
      </div>
    </section>
  )
}
