import { forgetFiles, useKeptFiles } from '../../platform/forms/kept-files.ts'

/** The photo of a visit until the visit is marked; it survives a reload of the page by the camera. */
export function useDoorPhoto(orderId: number) {
  const id = `door-${orderId}`
  const [[photo = null], choose] = useKeptFiles(id)
  return {
    photo,
    choose: (chosen: File | null) => choose(chosen ? [chosen] : []),
    forget: () => forgetFiles(id),
  }
}
