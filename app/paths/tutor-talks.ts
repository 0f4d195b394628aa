/** Talks with the AI tutor. */

const ROOM = '/premium/ai-tutor'

export const tutorTalkPaths = {
  /** The talks; `search` narrows them, `word` begins one about a word of the list. */
  talks: (search: { search?: string; after?: string; word?: string } = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `${ROOM}?${query}` : ROOM
  },
  /** Asking about a question that was solved, by its place; `part` is a section of a whole test. */
  askAbout: (sittingId: string, position: number, part?: string) =>
    `${ROOM}/questions/${sittingId}/${position}${part ? `?part=${part}` : ''}`,
  /** The same where a page knows the place by the address at which the question is marked. */
  askAboutMarked: (markTo: string) => markTo.replace(/^\/premium\/question-marks/, `${ROOM}/questions`),
  /** `live`: a script shows the answer as it comes, so the page does not load itself again. */
  talk: (talkId: string, { live = false }: { live?: boolean } = {}) => `${ROOM}/${talkId}${live ? '?live=1' : ''}`,
  /** The answer under way, sentence by sentence. */
  talkAnswer: (talkId: string) => `${ROOM}/${talkId}/answer`,
  talkSettings: (talkId: string) => `${ROOM}/${talkId}/settings`,
  talkDeletion: (talkId: string) => `${ROOM}/${talkId}/deletion`,
  talkReport: (talkId: string) => `${ROOM}/${talkId}/report`,
  /** A talk that its student shares, for whoever has the key; in the query, so that no cache keeps the page. */
  sharedTalk: (shareKey: string) => `/shared-talk?key=${shareKey}`,
  talkFile: (talkId: string) => `${ROOM}/${talkId}/file`,
}
