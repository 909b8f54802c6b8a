/** A text as it was written: an empty line begins a paragraph, a single one a line. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
      <p key={at} style={{ whiteSpace: 'pre-line', maxWidth: '68ch' }}>
        {paragraph.trim()}
      </p>
    ))
}
