/** Where an admin decided about the account meanwhile; the loader leads away whom that shuts out. */
export const NOT_OPEN = { title: 'Nothing was saved', text: 'Your account changed while you were writing. Please load the page again.' }
