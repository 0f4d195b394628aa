/** Why an account cannot be deleted yet, and what to do. */
import type { Obstacle } from '~/models/accounts/personal-data/deletion.server'

export const OBSTACLES: Record<Obstacle, { title: string; text: string }> = {
  'last-admin': {
    title: 'You are the only admin',
    text: 'Without an admin nobody could help the others. Make somebody else an admin first.',
  },
  group: {
    title: 'You bought seats for a group',
    text: 'Its members would lose them. Please write to us, and we will hand the group on or close it together.',
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
