/** Number of banners next to the hero of the home page. */
export const HOME_BANNERS = 2
