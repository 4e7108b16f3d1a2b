export function RulesPage({
  system,
}: {
  readonly system: string | undefined;
  readonly rule: string | undefined;
}) {
  return <p className="page">{system}</p>;
}
