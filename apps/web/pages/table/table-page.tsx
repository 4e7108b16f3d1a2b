export function TablePage({ table }: { readonly table: string; readonly hash: string }) {
  return <p className="page">{table}</p>;
}
