/** Logos of farms: line drawings on a square of 48, by the farm's badge, in the label's colour (`currentColor`). */
const LINES = {
  bee: '<path d="M24 6l7 4v8l-7 4-7-4v-8zM14 23l7 4v8l-7 4-7-4v-8zM34 23l7 4v8l-7 4-7-4v-8z"/>',
  cow: '<path d="M15 17c-4 0-7-2-8-5 3-1 7 0 9 2M33 17c4 0 7-2 8-5-3-1-7 0-9 2M15 15c2-4 16-4 18 0l-1 14c1 3 1 9-8 9s-9-6-8-9zM18 31c3-2 9-2 12 0M20 22v2M28 22v2M21 34h1M26 34h1"/>',
  goat: '<path d="M19 15C18 8 14 5 9 6c4 2 5 7 8 11M29 15c1-7 5-10 10-9-4 2-5 7-8 11M16 18l-8 3 8 2M32 18l8 3-8 2M17 17c3-3 11-3 14 0l-3 15c-1 3-7 3-8 0zM21 23v2M27 23v2M24 34v8"/>',
  apple:
    '<path d="M24 16c-3-4-14-4-14 7 0 9 6 18 10 18 2 0 2-1 4-1s2 1 4 1c4 0 10-9 10-18 0-11-11-11-14-7zM24 16c0-5 2-8 5-10M25 11c3 0 6-1 8-5-4 0-7 1-8 5z"/>',
  fish: '<path d="M6 24c7-11 22-12 29-2l7-7v18l-7-7c-7 10-22 9-29-2zM14 22v1M22 17c3 4 3 10 0 14"/>',
  ear: '<path d="M24 44V14M24 14c-4-3-4-7 0-10 4 3 4 7 0 10zM24 24c-6 0-9-3-9-8 6 0 9 3 9 8zM24 24c6 0 9-3 9-8-6 0-9 3-9 8zM24 34c-6 0-9-3-9-8 6 0 9 3 9 8zM24 34c6 0 9-3 9-8-6 0-9 3-9 8z"/>',
  leaf: '<path d="M24 42V22M24 26C12 26 8 19 8 10c10 0 16 5 16 16zM24 20c0-8 5-13 16-13 0 9-5 14-16 14"/>',
  house: '<path d="M8 24L24 9l16 15M12 21v18h24V21M20 39V28h8v11M33 16V9h4v11"/>',
  sun: '<path d="M24 15a9 9 0 110 18 9 9 0 010-18zM24 4v5M24 39v5M4 24h5M39 24h5M10 10l3 3M35 35l3 3M38 10l-3 3M13 35l-3 3"/>',
  pot: '<path d="M10 20h28v14c0 4-3 7-7 7H17c-4 0-7-3-7-7zM6 20h36M10 27H5M38 27h5M18 14c-2-3 2-4 0-8M25 14c-2-3 2-4 0-8M32 14c-2-3 2-4 0-8"/>',
  bird: '<path d="M20 12c4-4 11-2 12 4l5 2-5 2c1 12-5 19-13 19-9 0-13-6-14-14 6 3 10 0 12-4 1-3 1-7 3-9zM26 16v1M16 39v4M22 39v4M22 8c-1-3 3-4 4-2"/>',
  pig: '<path d="M9 24c0-8 7-13 15-13s15 5 15 13-7 14-15 14S9 32 9 24zM13 15l-3-6 8 3M35 15l3-6-8 3M18 27c0-3 3-4 6-4s6 1 6 4-3 5-6 5-6-2-6-5zM22 27v1M26 27v1M18 19v1M30 19v1"/>',
  hills: '<path d="M4 38c8-14 14-14 20-4 4-8 12-10 20 4M15 16a6 6 0 1112 0 6 6 0 01-12 0zM4 38h40"/>',
}
const OF_BADGE = {
  'i-applem': 'apple',
  'i-bee': 'bee',
  'i-carrotm': 'leaf',
  'i-chick': 'bird',
  'i-cook': 'pot',
  'i-cow': 'cow',
  'i-ear': 'ear',
  'i-fishm': 'fish',
  'i-goat': 'goat',
  'i-mfarmer': 'hills',
  'i-nest': 'bird',
  'i-pig': 'pig',
  'i-pot': 'pot',
  'i-rabbit': 'leaf',
  'i-rooster': 'bird',
  'i-seedling': 'leaf',
  'i-sheaf': 'ear',
  'i-shop': 'house',
  'i-sun': 'sun',
  'i-tractor': 'hills',
  'i-wfarmer': 'house',
}

export const markOf = (badge) =>
  `<svg class="mark" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round">${LINES[OF_BADGE[badge] ?? 'house']}</svg>`
