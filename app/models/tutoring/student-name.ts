/** What tutors call a student: the preferred first name. An account that a parent holds has the parent's name, and the child's as that one. */
export function calledName({ firstName, preferredName }: { firstName: string; preferredName: string | null }): string {
  return preferredName || firstName
}
