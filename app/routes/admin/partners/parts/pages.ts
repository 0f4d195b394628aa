/** The addresses of both lists. */
import { paths } from '~/paths'

export const PAGES = {
  tutor: { name: 'Tutors', list: paths.admin.tutors, exported: paths.admin.tutorsExport, one: paths.admin.tutor },
  affiliate: { name: 'Affiliates', list: paths.admin.affiliates, exported: paths.admin.affiliatesExport, one: paths.admin.affiliate },
}
