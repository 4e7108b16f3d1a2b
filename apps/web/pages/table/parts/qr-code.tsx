import { encode } from 'uqr';

/** A link as a QR code. Always dark on light, whatever the page's theme: cameras need it. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border: 2 });
  const d = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className="light" />
      <path d={d} className="dark" />
    </svg>
  );
}
