export function NewPage({ system }: { readonly system: string | undefined }) {
  return <p className="page">{system}</p>;
}
