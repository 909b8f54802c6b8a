export default function LocationPicker(_: { onClose: () => void }) {
  return null
}
