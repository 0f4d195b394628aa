/** Why an account cannot be deleted yet, and what to do. */
import type { Obstacle } from '~/models/accounts/personal-data/deletion.server'
import { paths } from '~/paths'

export const OBSTACLES: Record<Obstacle, { title: string; text: string; link?: { to: string; label: string } }> = {
  'last-admin': {
    title: 'You are the only admin',
    text: 'Without an admin nobody could help the others. Make somebody else an admin first.',
  },
  group: {
    title: 'You bought seats for a group',
    text: 'Its members would lose them without a word. Hand the group over first, or close it: then we tell them.',
    link: { to: paths.group.list(), label: 'Your groups' },
  },
  commissions: {
    title: 'You have commissions on our books',
    text: 'What we paid you or owe you has to stay on our books with your name. Please write to us, and we will settle it and find out what can go.',
  },
  plan: {
    title: 'Your plan could not be ended',
    text: 'It has to end at our payment provider first, which is not responding. Please try again in a few minutes.',
  },
}
