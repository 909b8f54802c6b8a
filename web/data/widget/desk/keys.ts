/** Keys of what a seller's desk has loaded of widget. */
export const widgetDeskKeys = {
  widgetSections: (organizationId: number) => ['cabinet', 'widget-sections', organizationId] as const,
}
