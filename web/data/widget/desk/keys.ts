export const widgetDeskKeys = {
  widgetSections: (organizationId: number) => ['cabinet', 'widget-sections', organizationId] as const,
}
