/** Screens on which pages have columns: there filters stand beside their list, on others they are opened over it. */
export const WIDE_SCREEN = '(min-width: 992px)'
