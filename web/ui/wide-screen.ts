/** Screens with columns: filters are next to their list; on others they open over it. */
export const WIDE_SCREEN = '(min-width: 992px)'
