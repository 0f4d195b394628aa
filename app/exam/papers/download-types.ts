/** How a test came to paper, as `pdf_downloads` says it; the third, `assignment`, waits for tutors who hand out work. */
export const DOWNLOAD_TYPES = { direct: 'direct', rest: 'print_rest' } as const
