/** A plain text: an empty line starts a paragraph, a line break is preserved. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids
      <p key={at} style={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>
        {paragraph.trim()}
      </p>
    ))
}
