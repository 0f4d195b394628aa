/** What admins wrote for the product: it is the product's, and the admin's id in it gives way to a pseudonym. */
import { out, type Rules, WHY } from './rules'

const WORK = 'work for the product, not about a person'

export const STAFF = {
  HiddenSource: {
    of: 'account',
    heading: 'What we did with your data',
    title: 'Sources you hid as an admin',
    rows: ({ id: hiddenBy }) => ({ hiddenBy }),
    order: 'hiddenAt',
    erase: { stays: WORK, changes: ({ id }, pseudonym) => [{ where: { hiddenBy: id }, data: { hiddenBy: pseudonym } }] },
    columns: { name: 'Source', reason: 'Reason', hiddenAt: 'When', ...out(WHY.owner, 'hiddenBy') },
  },
  AuthoredItem: {
    of: 'account',
    heading: 'What we did with your data',
    title: 'Questions you wrote as an admin',
    rows: ({ id: authorId }) => ({ authorId }),
    order: 'createdAt',
    erase: {
      stays: WORK,
      changes: ({ id }, pseudonym) => [
        { where: { authorId: id }, data: { authorId: pseudonym } },
        { where: { reviewerId: id }, data: { reviewerId: pseudonym } },
      ],
    },
    columns: {
      level: 'Level',
      subject: 'Section',
      skill: 'Skill',
      state: 'State',
      createdAt: 'Written',
      ...out(WORK, 'content', 'updatedAt'),
      ...out(WHY.id, 'id'),
      ...out(WHY.owner, 'authorId', 'reviewerId'),
    },
  },
} as const satisfies Partial<Rules>
