/** A parent's pages, by a mailed link. */
import { withToken } from './shared'

export const familyPaths = {
  home: () => '/family',
  link: (token?: string) => withToken('/family/link', token),
  exit: () => '/family/exit',
  child: (consentId: string) => `/family/children/${consentId}`,
  childExport: (consentId: string) => `/family/children/${consentId}/export`,
  childExportFile: (consentId: string) => `/family/children/${consentId}/export/file`,
  childDeletion: (consentId: string) => `/family/children/${consentId}/deletion`,
  childTutor: (consentId: string, tutorId: string) => `/family/children/${consentId}/tutors/${tutorId}`,
  childPermission: (consentId: string) => `/family/children/${consentId}/permission`,
}
