/** Said to a parent when something still depends on the child's account. */
export const CHILD_OBSTACLE = {
  title: 'The account cannot be deleted yet',
  text: 'A plan, a group or a payment still depends on it. Please write to us from the contact page, and we will end that first.',
}
