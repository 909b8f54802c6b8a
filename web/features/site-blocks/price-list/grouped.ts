/** Items by their group, groups in the order they are first met. */
export function grouped<Item, Group>(
  items: readonly Item[],
  groupOf: (item: Item) => Group,
): (readonly [Group, readonly Item[]])[] {
  return [...Map.groupBy(items, groupOf)]
}
