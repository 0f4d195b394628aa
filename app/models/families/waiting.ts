/** Whether a child's account still waits for a parent's word (docs/decisions.md 27): writing is closed, and nothing is sold to it. */
export function waitsForParent({ profile, hasConsent }: { profile: { holder: string } | null; hasConsent: boolean }): boolean {
  return profile?.holder === 'child' && !hasConsent
}
