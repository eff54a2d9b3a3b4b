/**
 * Medicines by the names on the box and by those people use, and tests by what stands on the sheet from the laboratory: who takes
 * one, or has a number, looks for who treats what it is for. In the form of `CONCEPTS`, whose topics they are added to. The
 * medicines are those prescribed most in the United States; which field they lead to is ours.
 */
export const MEDICINES = `
# Cardiology; Internal Medicine; Family Medicine
High blood pressure, lisinopril, losartan, amlodipine, norvasc, hydrochlorothiazide, hctz, metoprolol, atenolol, carvedilol, valsartan, benazepril, olmesartan, hydralazine, clonidine, spironolactone, blood pressure pills, blood pressure medicine, blood pressure meds, bp meds, water pill = Presión arterial alta, losartán, lisinopril, amlodipino, enalapril, captopril, metoprolol, hidroclorotiazida, telmisartán, valsartán, pastillas para la presión, medicina para la presión, pastillas de la presión
High cholesterol, atorvastatin, lipitor, rosuvastatin, crestor, simvastatin, pravastatin, statin, statins, ezetimibe, repatha, cholesterol pills, ldl, hdl, high ldl, low hdl, triglycerides, high triglycerides, lipid panel = Colesterol alto, atorvastatina, rosuvastatina, simvastatina, pravastatina, estatinas, triglicéridos, triglicéridos altos, ldl alto, ldl, pastillas para el colesterol, coresterol, coresterol alto
Atrial fibrillation, eliquis, apixaban, xarelto, rivaroxaban, warfarin, coumadin, amiodarone, flecainide, blood thinner, blood thinners, inr = Fibrilación auricular, eliquis, xarelto, warfarina, coumadin, anticoagulantes, anticoagulante, amiodarona
Heart failure, entresto, lasix, furosemide, bnp, ejection fraction, low ejection fraction = Insuficiencia cardíaca, furosemida, entresto, lasix, fracción de eyección baja
Coronary artery disease, plavix, clopidogrel, nitroglycerin, stent = Enfermedad de las arterias coronarias, clopidogrel, plavix, nitroglicerina, stent
# Endocrinology; Internal Medicine; Family Medicine
Type 2 diabetes, metformin, jardiance, farxiga, januvia, glipizide, glimepiride, trulicity, victoza, lantus, humalog, novolog, basaglar, actos, a1c, hba1c, dexcom, freestyle libre, libre sensor, glucose monitor, fasting glucose, glucose = Diabetes tipo 2, metformina, glibenclamida, glimepirida, jardiance, januvia, insulina glargina, lantus, hemoglobina glucosilada, hemoglobina glicosilada, glucosa, a1c
Hypothyroidism, levothyroxine, synthroid, armour thyroid, tsh, tsh high, high tsh, tsh low, t4, thyroid levels = Hipotiroidismo, levotiroxina, eutirox, synthroid, tsh, tsh alta, tsh baja, la tiroide, tiroide
Graves disease, methimazole, low tsh = Enfermedad de Graves, metimazol
# Gastroenterology; Family Medicine
Acid reflux, omeprazole, prilosec, pantoprazole, protonix, famotidine, pepcid, nexium, esomeprazole, antacids, tums = Reflujo ácido, omeprazol, pantoprazol, famotidina, ranitidina, melox, antiácidos, boca del estómago me arde
Irritable bowel syndrome, dicyclomine, bentyl, linzess = Síndrome del intestino irritable
Ulcerative colitis, mesalamine, humira, remicade, stelara, entyvio = Colitis ulcerosa, mesalazina
# Hepatology; Gastroenterology
Fatty liver disease, liver enzymes, liver enzymes high, high liver enzymes, elevated liver enzymes, alt, ast, high alt, bilirubin, liver numbers = Enfermedad del hígado graso, enzimas del hígado, enzimas hepáticas altas, transaminasas, transaminasas altas, bilirrubina, bilirrubina alta
# Nephrology; Internal Medicine
Chronic kidney disease, creatinine, creatinine high, high creatinine, gfr, low gfr, egfr, low egfr, bun, protein in urine, kidney numbers = Enfermedad renal crónica, creatinina, creatinina alta, proteína en la orina, filtrado glomerular bajo, urea alta, fallan los riñones
# Hematology; Internal Medicine
Anemia, ferritin, low ferritin, low iron, hemoglobin, low hemoglobin, hematocrit, iron infusion, iron pills, low platelets, high white blood cells, white blood cell count, wbc = Anemia, ferritina, ferritina baja, hierro bajo, hemoglobina baja, plaquetas bajas, glóbulos blancos altos, me falta hierro
# Urology; Family Medicine
Enlarged prostate, flomax, tamsulosin, finasteride, avodart, psa, high psa, elevated psa = Próstata agrandada, tamsulosina, finasterida, antígeno prostático, psa alto, psa, próstata inflamada
Erectile Dysfunction, viagra, sildenafil, cialis, tadalafil = Disfunción eréctil, viagra, sildenafil, cialis, tadalafil
# Urology; Endocrinology; Family Medicine
Low testosterone, testosterone, testosterone shots, testosterone replacement, trt, low t = Testosterona baja, testosterona, inyecciones de testosterona
# Psychiatry; Psychology; Family Medicine
Depression, zoloft, sertraline, prozac, fluoxetine, lexapro, escitalopram, celexa, citalopram, wellbutrin, bupropion, effexor, venlafaxine, cymbalta, duloxetine, trazodone, paxil, antidepressant, antidepressants, dont enjoy anything, dont enjoy anything anymore, nothing makes me happy, cry every day, i cry every day, crying every day, cant stop crying, cry all the time, feel so alone, i feel so alone, feel alone, lonely, loneliness = Depresión, sertralina, fluoxetina, escitalopram, citalopram, paroxetina, antidepresivos, lloro todos los días, lloro por todo, me siento sola, me siento solo, me siento muy sola, soledad, no disfruto nada, nada me da gusto
Anxiety, xanax, alprazolam, ativan, lorazepam, klonopin, clonazepam, buspirone, buspar, hydroxyzine, bad nerves, nerves are bad, nerves are shot = Ansiedad, clonazepam, alprazolam, diazepam, nervios, de los nervios, me dan nervios, los nervios, padezco de los nervios, mal de los nervios, enferma de los nervios
Bipolar disorder, lithium, lamictal, lamotrigine, seroquel, quetiapine, abilify, depakote = Trastorno bipolar, litio, quetiapina, lamotrigina
# Child and Adolescent Psychiatry; Psychiatry; Developmental and Behavioral Pediatrics
ADHD, adderall, vyvanse, ritalin, concerta, methylphenidate, strattera = TDAH, metilfenidato, ritalin, adderall, concerta
# Addiction Medicine; Psychiatry
Opioid use disorder, suboxone, buprenorphine, sublocade, vivitrol, naltrexone, methadone, heroin, fentanyl addiction, addicted to pills, pain pill addiction = Trastorno por consumo de opioides, suboxone, buprenorfina, metadona, naltrexona, heroína
Drug Use and Addiction, meth, methamphetamine, crystal meth, rehab for meth, meth rehab, crack, cocaine, rehab for cocaine, rehab for heroin, rehab for drugs = Consumo de drogas y adicción, cristal, cocaína, metanfetamina, el cristal, crack, piedra droga, ayuda con el cristal
# Sleep Medicine; Psychology; Family Medicine
Insomnia, ambien, zolpidem, melatonin, lunesta, sleeping pills, sleep aid = Insomnio, melatonina, zolpidem, pastillas para dormir, me despierto a cada rato, despierto a cada rato, despierto a cada rato en la noche
# Neurology; Family Medicine
Migraine, sumatriptan, imitrex, rizatriptan, topamax, topiramate, nurtec, aimovig, ubrelvy = Migraña, sumatriptán, topiramato, cafergot
Epilepsy, keppra, levetiracetam, dilantin, tegretol, carbamazepine = Epilepsia, levetiracetam, carbamazepina, fenitoína, ácido valproico
Neuropathy, gabapentin, neurontin, lyrica, pregabalin = Neuropatía, gabapentina, pregabalina
Parkinsons disease, levodopa, sinemet, carbidopa = Enfermedad de Parkinson, levodopa
Alzheimers disease, aricept, donepezil, memantine, namenda = Enfermedad de Alzheimer, donepecilo, memantina
# Pulmonology; Allergy and Immunology; Family Medicine
Asthma, albuterol, ventolin, proair, inhaler, inhalers, flovent, symbicort, advair, singulair, montelukast, nebulizer = Asma, salbutamol, albuterol, inhalador, bombita, nebulizador, montelukast
# Allergy and Immunology; Family Medicine
Seasonal allergies, zyrtec, claritin, loratadine, cetirizine, allegra, flonase, benadryl, allergic to everything, sneezing all the time, sneezing = Alergias estacionales, loratadina, cetirizina, estornudo mucho
Food allergy, epipen, epi pen = Alergia a los alimentos, epipen
# Dermatology; Family Medicine
Acne, accutane, isotretinoin, doxycycline for acne, tretinoin, retin a, spironolactone for acne = Acné, isotretinoína, accutane, tretinoína, roacutan
Eczema, dupixent, triamcinolone, hydrocortisone cream = Eccema, jiotes, jiote, dupixent
Skin Conditions, spot on my face, spots on my face, spot on my skin, weird spot, weird spot on my face, new spot on my skin = Enfermedades de la piel, mancha en la cara, manchita en la piel
# Rheumatology; Internal Medicine
Rheumatoid arthritis, methotrexate, enbrel, humira, hydroxychloroquine, plaquenil, prednisone, rheumatoid factor, positive ana, ana test, esr, crp, high crp, sed rate = Artritis reumatoide, metotrexato, factor reumatoide, prednisona, ana positivo
Gout, allopurinol, colchicine, uric acid, high uric acid = Gota, alopurinol, colchicina, ácido úrico, ácido úrico alto
# Endocrinology; Rheumatology; Family Medicine
Osteoporosis, fosamax, alendronate, prolia, boniva, low bone density = Osteoporosis, alendronato, prolia
# Obstetrics and Gynecology; Nurse-Midwifery; Family Medicine
Birth control, iud, mirena, nexplanon, nuvaring, depo provera, yaz, get on the pill, on the pill, take out my iud = Anticonceptivos, diu, mirena, implante anticonceptivo, métodos para cuidarme, métodos para cuidarse, método para cuidarme, para cuidarme, cuidarme para no embarazarme, para no embarazarme, no quedar embarazada, aparato para no embarazarme, inyección para no tener hijos, inyección para no embarazarme
Heavy bleeding, heavy period, heavy periods, really heavy period, period with clots, clots in my period, heavy period with clots, soaking pads = Regla abundante, me baja mucho, regla con coágulos, me baja con coágulos, baja mucho con coágulos
Menstruation, cramps so bad = Menstruación, cólicos, cólicos fuertes, cólicos bien fuertes, cólicos muy fuertes
Menopause, hormone replacement, estradiol, premarin, estrogen patch, going through the change, thru the change = Menopausia, terapia hormonal, parche de estrógeno
# Fertility and Reproductive Endocrinology; Obstetrics and Gynecology
Infertility, clomid, letrozole, trying for a baby, been trying for a baby, trying to have a baby, trying to conceive, ttc, trying to get pregnant = Infertilidad, clomifeno, quiero tener un hijo y no puedo, no puedo quedar embarazada, no logro embarazarme, buscando bebé
# Infectious Disease; Family Medicine
HIV, prep, truvada, descovy, biktarvy = VIH, prep, truvada
# Developmental and Behavioral Pediatrics; Speech-Language Pathology; Pediatrics
Speech delay, not talking yet, doesnt talk yet, isnt talking yet, late talker, wont talk yet = Retraso del habla, no habla, hijo no habla, niño no habla, no habla todavía, todavía no habla, tarda en hablar, de 3 años no habla, de 2 años no habla
# Psychology; Clinical Social Work
Anger, anger issues, control my anger, my temper = Enojo, controlar mi enojo, controlar el enojo, control de la ira, corajes, mi coraje
# Ear, Nose and Throat; Allergy and Immunology; Family Medicine
Sinus infection, chronic sinus infection, chronic sinusitis, chronic sinus, sinus infections all the time = Sinusitis, sinusitis crónica
# Endocrinology; Ear, Nose and Throat; Family Medicine
Thyroid nodule, lump in neck thyroid, neck lump = Nódulo en la tiroides, bolita en el cuello, bola en el cuello, bulto en el cuello
`;
