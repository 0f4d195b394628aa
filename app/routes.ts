/** Every URL of the product, a file of app/addresses/ for each audience, in the order a visitor meets them. */
import type { RouteConfig } from '@remix-run/route-config'
import { ACCOUNTS } from './addresses/accounts'
import { ADMINS } from './addresses/admins'
import { AFFILIATES } from './addresses/affiliates'
import { EVERYONE } from './addresses/everyone'
import { GROUPS } from './addresses/groups'
import { MACHINES } from './addresses/machines'
import { STUDENTS } from './addresses/students'
import { TUTORS } from './addresses/tutors'
import { page } from './page'

export default [
  ...EVERYONE,
  ...ACCOUNTS,
  ...STUDENTS,
  ...GROUPS,
  ...TUTORS,
  ...AFFILIATES,
  ...ADMINS,
  ...MACHINES,
  page('*', 'routes/public/not-found.tsx', { isFound: false }),
] satisfies RouteConfig
