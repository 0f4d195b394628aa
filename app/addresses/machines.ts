/** Calls of scripts (specification, section 7, and those of our own pages) and of machines. */
import { call } from '../page'

export const MACHINES = [
  // Calls (specification, section 7)
  call('api/me', 'routes/api/me.ts'),
  call('api/login', 'routes/api/login.ts'),
  call('api/logout', 'routes/api/logout.ts'),
  call('api/register', 'routes/api/register.ts'),
  call('api/resend-verification', 'routes/api/resend-verification.ts'),
  call('api/verify-email', 'routes/api/verify-email.ts'),
  call('api/contact', 'routes/api/contact.ts'),
  call('api/testimonials', 'routes/api/testimonials.ts'),
  call('api/stripe/create-checkout-session', 'routes/api/create-checkout-session.ts'),
  // Calls of our own pages
  call('api/sittings/:sittingId/section', 'routes/learn/sittings/section.ts'),
  call('api/writings/:essayId/text', 'routes/learn/writing/text.ts'),
  call('api/video-lessons/:lessonId/watching', 'routes/learn/lessons/watching.ts'),
  // Machines
  call('webhooks/stripe', 'routes/webhooks/stripe.ts'),
  call('readyz', 'routes/machines/readyz.ts'),
  call('robots.txt', 'routes/machines/robots.ts'),
  call('sitemap.xml', 'routes/machines/sitemap.ts'),
  call('sitemaps/:part', 'routes/machines/sitemap-part.ts'),
  call('cards/:file', 'routes/machines/card.ts'),
  call('calendar/plan.ics', 'routes/machines/plan-feed.ts'),
  call('calendar/bootcamp.ics', 'routes/machines/bootcamp-feed.ts'),
]
