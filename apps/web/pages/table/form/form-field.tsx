import { valueAt } from '@arbitro/kernel';
import { type FieldProps, useForm } from './form-context.ts';
import { GroupField, RecordField, TupleField, VariantsField } from './group-field.tsx';
import { LeafField } from './leaf-field.tsx';
import { ListField } from './list-field.tsx';
import { fitsNode } from './sheet-draft.ts';

/** The field for any part of a sheet. */
export function FormField({ node, path, names }: FieldProps) {
  const { draft } = useForm();
  const place = { path, names };
  // data in a short form that the form does not know is edited as text
  if (!fitsNode(node, valueAt(draft, path)))
    return <LeafField node={{ kind: 'data', optional: node.optional, nullable: false }} {...place} />;
  switch (node.kind) {
    case 'group':
      return <GroupField node={node} {...place} />;
    case 'list':
      return <ListField node={node} {...place} />;
    case 'record':
      return <RecordField node={node} {...place} />;
    case 'variants':
      return <VariantsField node={node} {...place} />;
    case 'tuple':
      return <TupleField node={node} {...place} />;
    default:
      return <LeafField node={node} {...place} />;
  }
}
