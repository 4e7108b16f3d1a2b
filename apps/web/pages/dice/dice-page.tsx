export function DicePage() {
  return <p className="page">Arbitro</p>;
}
