import type { IntentGrammar } from './IntentGrammar.ts';

/** What people come to get done, in the Spanish of the United States, with its variants from elsewhere; as in English. */
export const intentsInSpanish: IntentGrammar = {
  idle: `a al algun alguna algo ante como con cual cuales cuando de del donde el ella en es esa ese eso esta estan este esto
    estoy fue ha hay he la las le les lo los me mi mis necesito ocupo o para pero por porque puedo puede podria pueden que
    quiero quisiera quien quienes se ser si sin sobre son soy su sus te tengo tiene tienen tu tus un una unas uno unos usted
    ustedes y ya yo hacer hago hacen haga dan dar da buscar busco encontrar encuentro ver saber deseo gustaria informacion
    pagina sitio web linea hospital hospitales clinica paciente pacientes favor hola aqui ahi muy mas tener hacerme voy ir
    pedir obtener conseguir nuevo nueva nuevos nuevas hoy noche ahora ahorita manana llego llegaron llega recibi
    en linea internet seguir yendo viniendo sigo venir fui vamos todavia aun ahorita mismo acabo llevar debia deberia mandaron mando pongo ponen ponerme ponerse`,
  articles: 'el la los las un una mi',
  groups: `
pay = pagar, pago, pagos, pague, abonar, abono, hacer un pago, liquidar, pagando, paga, pagarle
bill = factura, facturas, cuenta, cuentas, recibo, recibos, cobro, cobros, cobraron, saldo, me cobraron, mensualidad, mensualidades, prima, primas, estado de cuenta, deuda, deudas, facturacion, biles, bil, bill, bills, cargo, cargos, cuentas medicas, debo, colecciones, en colecciones, cobranza, en cobranza, agencia de cobros
question = pregunta, preguntas, entender, entiendo, explicar, explicacion, error, errores, equivocada, equivocado, mal, problema, problemas, dos, doble, duplicada, duplicado, diferente, por que, alta, alto, disputar, duda, dudas, reclamar, significa, no entiendo, tan alta, cara, caro, muy caro, muy cara, dos veces, mismo, misma
reach = hablar con alguien, platicar con alguien, conversar con alguien, hablar con alguna persona, telefono, telefonos, numero, numeros, llamar, llamo, llamada, contacto, contactar, contactarlos, comunicarme, comunicar, hablar, hablar con alguien, alguien, persona, direccion, correo, email, mensaje, escribir, oficina, departamento, atencion al cliente, servicio al cliente, operadora, representante, contactenos, numero de telefono, correo electronico, servicio a miembros, servicios para miembros, servicio al miembro, linea de ayuda, humano, un humano, persona real, persona de verdad, mandar mensaje, enviar mensaje, mandar un mensaje, mandarle mensaje, escribirle
listen = hablar con alguien, platicar con alguien, conversar con alguien, hablar con alguna persona, alguien con quien hablar, alguien con quien platicar, con quien hablar, con quien platicar, con quien desahogarme, no tengo con quien hablar, no tengo con quien platicar, no tengo con quien desahogarme, alguien que me escuche, alguien que escuche, que alguien me escuche, nadie me escucha, desahogarme, desahogarme con alguien
hotline = linea de ayuda emocional, linea de apoyo emocional, linea emocional, linea de ayuda psicologica, linea de apoyo psicologico, linea de crisis, linea de la vida, linea de suicidio
sos = necesito ayuda, ayudenme, ayudeme, ayudeme por favor, me pueden ayudar, me puede ayudar, ocupo ayuda
feeling = sentimientos, mis sentimientos, emociones, mis emociones, como me siento, lo que siento, mi vida, mis problemas, problemas personales
cost = costo, costos, coste, cuesta, cuestan, precio, precios, tarifa, tarifas, cuanto cuesta, cuanto cuestan, cuanto vale, cuanto es, cuanto sale, cuanto cobran, cuanto me cuesta, cuanto costara, cuanto costaria, cuanto me cobran, presupuesto, cotizacion, cotizar, estimacion, estimado, estimaciones, lista de precios, costara, costaria, cuanto pago, cuanto pago por, cuanto tengo que pagar, cuanto pagaria, cuanto voy a pagar, cuanto debo pagar, cuanto me toca pagar
help = necesito ayuda, ayudenme, ayudeme, ayudeme por favor, me pueden ayudar, me puede ayudar, ocupo ayuda, ayuda, ayudan, ayudar, asistencia, apoyo, apoyos, programa, programas, descuento, descuentos, rebaja, solicitar, solicitud, aplicar, aplicacion, calificar, ayudarme, reducir
poor = bajo costo, barata, barato, economica, clinica gratis, clinica gratuita, sin papeles, no tengo papeles, indocumentado, indocumentada, bajos recursos, financiera, financiero, economica, economico, dinero, bajos ingresos, bajos recursos, no puedo pagar, no tengo dinero, sin dinero, no tengo para pagar, pobre, pobres, sin seguro, no tengo seguro, no tengo aseguranza, sin aseguranza, caridad, gratis, plan de pago, plan de pagos, planes de pago, pagar en partes, pagar a plazos, mensualidades, pagos mensuales, recursos, no me alcanza, pagos en abonos, en abonos, pago en efectivo, pagar en efectivo, en efectivo, al contado, de contado, pago de contado, pagar de contado, muy caro para mi, no tengo como pagar, no alcanzo a pagar, no podemos pagar, me cuesta pagar
uninsured = ni seguro, ni aseguranza, no tengo papeles, sin papeles, indocumentado, indocumentada, no cuento con seguro, sin seguro, sin aseguranza, no tengo seguro, no tengo aseguranza, sin seguro medico, no tengo seguro medico, no tiene seguro, perdi mi seguro, se me acabo el seguro, se acabo el seguro, se me acabo la aseguranza, se me vencio el seguro, se vencio el seguro, me quitaron el seguro, me quitaron la aseguranza, me cancelaron el seguro, me cortaron el seguro, me sacaron del seguro, perdi el seguro, perdi la aseguranza, perdi mi aseguranza, perdi la cobertura, perdi mi cobertura, perdimos el seguro, sin cobertura, no tengo cobertura, me quede sin seguro, me quede sin aseguranza, quede sin seguro, ya no tengo seguro, ya no tengo aseguranza, no tenemos seguro, no tenemos aseguranza, no cuento con aseguranza
insurance = seguro, seguros, aseguranza, aseguranzas, seguro medico, seguros medicos, seguro de salud, plan de salud, planes de salud, plan medico, cobertura, aseguradora, aseguradoras, plan, planes, mi seguro, planes medicos, red, mayores de 65, mayor de 65, cumplo 65, voy a cumplir 65, fuera de la red, fuera de red, dentro de la red, en la red, en mi red, seguro privado, poliza, polizas, seguro de gastos medicos
accept = aceptan, acepta, aceptado, aceptados, aceptar, toman, toma, reciben, reciba, recibe, trabajan con, trabajan, me cubre, me cubren, usar, usan, uso, sirve, sirven, vale, puedo usar, cubre, cubren, cubre ahi, tomar, agarran, agarra, valido, verificar, lista, aceptamos, contrato con, contratos con, convenio, convenio con, convenios, tienen convenio, tiene convenio, puedo ir con, atienden con, atienden, me atienden, cubriria, me aceptan, lo aceptan, la aceptan, lo toman, la toman
records = expediente, expedientes, expediente medico, expediente clinico, historia clinica, historial, historial medico, historial clinico, historia medica, registros, registros medicos, registro medico, record, records, record medico, records medicos, archivo medico, archivos medicos, resultados, resultados de laboratorio, mis resultados, examenes, cartilla de vacunacion, cartilla de vacunas, registro de vacunas, comprobante de vacunas, documentos medicos, resultados de examenes, resultados de analisis, justificante medico, constancia medica, nota medica, nota del doctor, informe medico, informes medicos, expediente de salud, resultados de mis estudios, resultados de estudios, resultados de mis analisis, resultados de mis examenes, resultados de mi examen, resultados de sangre, resultados de la sangre, resultados de mi resonancia, resultados de la resonancia, resultados de rayos x, resultados de mi radiografia, resultados de mi mamografia, resultados de la mamografia, resultados de la biopsia, resultados de mi biopsia, resultados del papanicolaou, resultados de mi ultrasonido, resultados de la prueba, resultados de mi prueba, resultados de mis pruebas, resultado de mi prueba, mis estudios
copy = copia, copias, pido, piden, solicitar, solicitud, descargar, bajar, enviar, mandar, transferir, acceso, acceder, compartir, corregir, imprimir, conseguir, sacar, envio, entregar, cambiar, ver
form = formulario, formularios, forma, formas, papeleo, papeles, documento, documentos, cuestionario, planilla, planillas, hojas, solicitudes, autorizacion, consentimiento
formkind = incapacidad, discapacidad, permiso, licencia medica, licencia de manejar, trabajo, escuela, guarderia, migracion, inmigracion
fill = llenar, completar, firmar, imprimir, descargar, registro, registrarse, primera cita, primera visita, primera consulta, antes, llenado, rellenar
visit = visitar, visita, visitas, visitante, visitantes, visitacion, pueden entrar, dejan entrar, puedo entrar
rule = hasta que hora, horario, horarios, hora, horas, reglas, regla, politica, normas, permiten, permitido, permitidas, ninos, cuantas personas, cubrebocas, mascarilla, llevar, flores, quedarme, quedarse, quedar, quedarme con, pasar la noche, dormir, limite, guia, pueden entrar, llevar comida, llevarle comida, meter comida, comida, mandar flores, enviar flores, llevar flores, globos, numero de cuarto, que cuarto, en que cuarto, cuarto
someone = alguien, familiar, familiares, amigo, amiga, enfermo, enferma, internado, internada, hospitalizado, hospitalizada, mi mama, mi papa, abuela, abuelo, terapia intensiva, ser querido, esposo, esposa, un paciente, difunto, difunta, fallecido, fallecida, mi padre, mi madre, mi papa fallecido, mi mama fallecida, hijo, hija
park = estacionamiento, estacionamientos, estacionar, estacionarme, estaciono, parqueo, parquear, parqueadero, parking, aparcar, aparcamiento, aparcadero, cochera, garaje, valet, parquearme, estacionarse, dejo el carro, dejar el carro, dejo mi carro, dejar mi carro, dejo el coche, carro, coche, playa de estacionamiento, lugar para estacionar
parkask = donde me estaciono, donde estaciono, donde puedo estacionarme, donde puedo estacionar, donde me puedo estacionar, donde nos estacionamos, donde se estaciona, donde dejo el carro, donde puedo dejar el carro, donde me parqueo, donde parqueo
way = como llegar, direcciones, mapa, mapas, indicaciones, llegar, camion, autobus, transporte, ruta, manejar, entrada, llego, transportacion
job = unirme al equipo, unirme a su equipo, formar parte del equipo, trabajar para, trabajo para, trabajar con, trabajo, trabajos, empleo, empleos, vacante, vacantes, trabajar, trabaje, bolsa de trabajo, bolsa de empleo, contratando, contratan, contratacion, oportunidades de trabajo, oportunidades de empleo, ofertas de trabajo, oferta de empleo, ofertas de empleo, oferta de trabajo, solicitud de empleo, solicitud de trabajo, aplicar para trabajo, reclutamiento, practicas profesionales, pasantia, chamba, recursos humanos, laburo, puestos vacantes, plazas vacantes, puestos de trabajo, aplico para trabajar, aplicar para trabajar, aplico para un trabajo, aplicar a un trabajo, pedir trabajo, buscar trabajo, sueldo, sueldos, salario, salarios, cuanto pagan, cuanto ganan
role = cuidador, cuidadora, cuidadores, enfermera, enfermero, enfermeras, enfermeria, doctor, doctora, medico, medicos, asistente medico, asistente, recepcionista, farmaceutico, tecnico, limpieza, cocina, cocinero, chofer, seguridad, remoto, estudiante, estudiantes, verano, terapeuta, administrativo, laboratorio, farmacia, radiologia, noche, aplicar, solicitar, solicitud, disponibles, cerca de mi, ustedes
shift = turno de noche, turno de dia, turno de la noche, de noche, de noches, fines de semana, medio tiempo, tiempo completo, tiempo parcial, por horas, sin experiencia, desde casa
applicant = antecedentes, con antecedentes, antecedentes penales, con record, menores, menores de edad, jovenes, sin experiencia, sin ingles, sin papeles, no hablo ingles, recien graduados
give = donar, donacion, donaciones, donativo, donativos, regalar, contribuir, aportar, contribucion, dono, hacer una donacion, fundacion, caridad, dar dinero
volunteer = voluntario, voluntaria, voluntarios, voluntariado, ser voluntario, voluntarias, donar tiempo
complain = queja, quejas, quejarme, quejarse, reclamo, reclamos, reclamacion, denunciar, denuncia, inconforme, inconformidad, mala atencion, mal servicio, me trataron mal, trataron mal, sugerencia, sugerencias, comentario, comentarios, opinion, agradecer, agradecimiento, felicitar, felicitacion, reportar, mal trato, maltrato, defensor, defensor del paciente, insatisfecho, experiencia, encuesta, dar las gracias, gracias, comentar
staff = enfermera, enfermero, enfermeras, doctor, doctora, doctores, medico, medicos, personal, empleado, atencion, servicio, trato, hospital, presentar, poner, meter, recepcionista
right = derechos, derecho, mis derechos, derechos del paciente, responsabilidades, obligaciones
privacy = privacidad, datos personales, mis datos, proteccion de datos, hipaa, confidencialidad, aviso de privacidad, cookies, politica de privacidad, datos
optout = opciones, borrar, eliminar, no vender, opciones de privacidad, rastreo
prepare = preparar, prepararme, prepararse, preparacion, preparo, que llevar, que traer, llevar, traer, instrucciones, antes, que debo llevar, listo, indicaciones antes, que llevo, que tengo que llevar, que tengo que traer
appointment = cita, citas, turno, turnos, consulta, consultas, visita, primera cita, primera consulta, hora medica, primera visita, cita medica, citas medicas
surgery = cirugia, operacion, operarme, procedimiento, anestesia, operaciones
where = donde, adonde, a donde, adonde ir, a donde ir, diferencia, o, cual, cuando, donde voy, a donde voy
emergency = emergencia, emergencias, sala de emergencia, sala de emergencias, sala de urgencias, 911
urgent = urgencia, urgencias, atencion urgente, cuidado urgente, clinica sin cita, sin cita, atencion de urgencia, doctor
lead = director, directora, directores, directivos, direccion general, presidente, presidenta, lideres, liderazgo, junta directiva, dueno, quien dirige, directiva, ejecutivos, mesa directiva, jefe, administracion, consejo directivo, quien manda
news = noticias, prensa, comunicado, comunicados, comunicados de prensa, novedades, medios, periodistas, noticia
community = comunidad, comunitario, comunitarios, comunitaria, unidad movil, clinica gratuita, despensas, programas comunitarios, en la comunidad
access = accesibilidad, accesible, silla de ruedas, discapacidad, discapacitados, discapacitado, sordos, ciegos, lengua de senas, lenguaje de senas, lector de pantalla, rampa, minusvalidos
discriminate = discriminacion, no discriminacion, discriminaron, derechos civiles, racismo, discriminar, discriminado, igualdad
research = investigacion, investigaciones, estudio, estudios, estudio clinico, estudios clinicos, ensayo clinico, ensayos clinicos, ensayo, ensayos, estudios de investigacion, estudio de investigacion
join = participar, participo, unirme, inscribirme, participacion, disponibles, abiertos, formar parte, reclutando, entrar, apuntarme
safe = seguro, segura, seguros, riesgo, riesgos, seguridad, pregunta, preguntas, dejar, salirme, es seguro, preguntas frecuentes, dudas, peligroso
interpret = interprete, interpretes, traductor, traductora, traductores, traduccion, ayuda con el idioma, no hablo ingles, idioma, mi idioma, traducir, intérprete de senas, servicio de interpretacion, interpretacion, asistencia de idiomas, ayuda en espanol, alguien que hable espanol, ingles, ayuda de idioma
spoken = en espanol, hablan espanol, habla espanol, hablan en espanol, hablan mi idioma, habla mi idioma, en mi idioma
free = gratis, gratuito, gratuita, gratuitos, gratuitas, sin costo, servicio, servicios, solicitar, pedir
video = videoconsulta, videoconsultas, consulta por video, consultas por video, cita por video, citas por video, videollamada, video llamada, telemedicina, telesalud, consulta virtual, consultas virtuales, cita virtual, citas virtuales, doctor en linea, consulta en linea, cita en linea, visita virtual, visita por video, visitas por video, consulta online, doctor por video, medico en linea, doctor virtual, consulta a distancia, por video, teleconsulta, turno virtual, por telefono, consulta por telefono, cita por telefono
class = clase, clases, evento, eventos, taller, talleres, calendario, curso, cursos, charla, charlas
birth = parto, preparto, psicoprofilactico, preparacion para el parto, prenatales, dar a luz, prenatal, embarazadas, para embarazadas
portal = portal, portal del paciente, iniciar sesion, inicio de sesion, contrasena, entrar a mi cuenta, mi cuenta en linea, usuario, olvide mi contrasena, aplicacion movil, app, acceder a mi cuenta, crear cuenta
booking = hacer, deme, denme, agendar, programar, sacar, reservar, pedir, hacer una, concertar, solicitar, agendo, apartar, aser, acer, aser una, hacer cita
cancel = cancelar, cambiar, mover, reprogramar, reagendar, posponer, confirmar, cancelacion, anular, perdi, falte, voy tarde, llego tarde, voy a llegar tarde, se me hace tarde, se me hizo tarde
lost = objetos perdidos, cosas perdidas, perdi mi, se me olvido, deje mi, perdido, perdidos, perdi algo
thing = celular, telefono, lentes, llaves, cartera, bolsa, chaqueta, sueter, dentadura, anillo, ropa, cargador, identificacion
referral = referencia, referencias, referido, referidos, referida, referimiento, remision, derivacion, derivaciones, pase, pase medico, interconsulta
needreferral = como funcionan las referencias, conseguir una referencia, consigo una referencia, obtener una referencia, pedir una referencia, pido una referencia, me da una referencia, me tiene que referir, tiene que referirme, orden del doctor, orden de mi doctor, orden del medico, orden de mi medico, necesito una referencia, necesito referencia, necesita referencia, necesito un referido, necesito referido, necesito un pase, necesito que me refieran, necesito que me refiera, requiere referencia, requieren referencia, piden referencia, pide referencia, hace falta referencia, hace falta una referencia, ocupo referencia, ocupo una referencia, ocupo un referido, tener referencia, referencia de mi doctor, referencia del doctor, referencia de mi medico, que me refiera mi doctor
noreferral = sin referencia, sin una referencia, sin referido, sin un referido, sin pase
specialist = especialista, especialistas
refer = referencia, referencias, referido, remision, derivacion, derivaciones, pase, autorizacion, autorizacion previa, especialista, especialistas, orden medica, preautorizacion, aprobacion, interconsulta
award = premios, premio, reconocimientos, acreditacion, certificaciones
story = historias, testimonios, historias de pacientes
about = quienes son, quienes somos, acerca de ustedes, mision, sobre ustedes, sobre nosotros, historia del hospital
term = terminos, terminos de uso, condiciones de uso, aviso legal, terminos y condiciones
region = regiones, ubicaciones, donde estan, region, zonas
card = tarjeta, tarjetas, tarjeta de miembro, tarjeta del seguro, tarjeta de seguro, credencial, carnet, carne, tarjeta de identificacion, tarjeta medica, numero de miembro, identificacion, numero de afiliado, tarjeta de salud, tarjeta de la aseguranza, tarjeta de credito, tarjeta de debito
member = miembro, miembros, afiliado, afiliados, socio, asegurado, asegurados, socios
newone = nuevo, nueva, nuevos, nuevo miembro, acabo de inscribirme, primeros pasos, empezar, comenzar, bienvenida, me acabo de inscribir, recien inscrito, acabo de entrar, empiezo
replace = reemplazar, reposicion, reponer, perdi, perdi mi, perdida, otra, nueva, imprimir, solicitar, pedir, extravie, remplazo, reemplazo, no me llego, descargar, se me perdio, digital
appeal = apelar, apelacion, apelaciones, negaron, negado, negada, rechazaron, rechazado, rechazada, denegado, denegada, queja, quejas, reclamo, reclamos, reclamar, inconformidad, desacuerdo, no estoy de acuerdo, me negaron, denegaron, quejarme, negativa
claim = decision, reclamacion, reclamaciones, presentar, reembolso, poner, tratamiento, servicio
benefit = beneficio, beneficios, cobertura, cubre, cubierto, cubren, que cubre, que cubre mi plan, cubierta, coberturas, incluye, prestaciones, que esta cubierto, que paga, que paga mi plan, que paga mi seguro, paga mi plan, paga mi seguro, cubrir, debia cubrir, lo cubre, esta cubierto
copay = copago, copagos, copay, deducible, deducibles, coaseguro, gasto maximo
drug = receta, recetas, medicamento, medicamentos, medicina, medicinas, farmacia, farmacias, surtir, resurtir, resurtido, resurtidos, renovar, lista de medicamentos, genericos, generico, pastillas, insulina, surtido, remedios, remedio, por correo, rellenar
choose = elegir, escoger, cambiar, cambio, seleccionar, otro, cambiarme, nuevo, encontrar, eleccion, cambie, cambie de, me cambie, me cambie de, cambiamos, cambiamos de, cambiaron, cambiar de
doctor = doctor, doctora, medico, medica, medico de cabecera, doctor de cabecera, medico primario, doctor primario, pcp, doctores, medicos, proveedor, medico personal, medico familiar
keep = conservar, mantener, seguir con, quedarme con, mi doctor se fue, se fue, se va, dejo, salio, dejo el plan, ya no esta, continuidad, continuidad de la atencion, sale del plan, salio del plan, seguir viendo, ya no acepta
travel = viaje, viajes, viajo, viajar, viajando, extranjero, fuera del pais, vacaciones, otro estado, otro pais, fuera de casa, fuera del estado, mexico, viajero
unpaid = no quiere pagar, no quieren pagar, no quisieron pagar, no quiso pagar, no pago, no pagaron, no paga, no me paga, no cubrio, no cubre, no me cubre, no quiere cubrir, no quisieron cubrir, rechazo, no me pagaron
senior = personas mayores, adultos mayores, adulto mayor, persona mayor, mayores, tercera edad, ancianos, ancianas, jubilados, jubilada, jubilado, retirados, mi papa, mi mama, mi abuela, mi abuelo, mis papas
family = esposo, esposa, papas, padres, hijo, hija, hijos, hijas, familia, dependiente, dependientes, bebe, recien nacido, trabajo, patron, compania, empresa, escuela, estudiante, estudiantes, estudiantil, universidad, colegio, sindicato, union, mi mama, mi papa
mental = salud mental, terapia, terapeuta, psicologo, psicologa, psiquiatra, consejeria, depresion, psicologica, adicciones
pregnant = embarazo, embarazada, maternidad, parto, bebe, esperar un bebe, prenatal, recien nacido, estoy embarazada, voy a tener un bebe, dar a luz, extractor de leche, nacimiento
prevent = preventivo, preventiva, preventivos, prevencion, chequeo, chequeos, revision, examen anual, atencion preventiva, cuidado preventivo, examen fisico, detecciones, servicios preventivos, revision anual, chequeo anual, cuidados preventivos, vacunas, chequeo medico
enroll = inscribirme, inscribirse, inscripcion, inscripciones, unirme, afiliarme, afiliarse, contratar, apuntarme, comprar, hacerme miembro, como inscribirse, afiliacion, registrarme, entrar, ser miembro, sacar, periodo de inscripcion, elegible, me inscribo, adquirir, unirse, inscripcion abierta, periodo de inscripcion abierta, agregar, anadir, meter, incluir
compare = comparar, comparacion, cual plan, mejor plan, diferencia, diferencias, opciones, planes, cual me conviene, conviene, comparo
employer = empleador, empleadores, empresa, empresas, negocio, negocios, pequena empresa, mis empleados, empleados, patron, grupo, patrones, pequenos negocios, compania, companias, pyme, negocio pequeno
broker = agente, agentes, corredor, corredores, vendedor, vender, comisiones, corredores de seguros, agentes de seguros, vendedores
area = area de servicio, condado, condados, codigos postales, donde trabajan, zona de servicio
flu = vacuna de la gripe, vacuna contra la gripe, vacunas contra la gripe, vacuna de la influenza, vacuna contra la influenza, inyeccion de la gripe, inyeccion contra la gripe, vacuna de gripe, vacuna para la gripe, vacuna de la gripa, vacunas de la gripe, vacuna influenza, vacuna antigripal, inyeccion para la gripe, vacuna contra la gripa
vaccine = vacuna, vacunas, vacunacion, vacunarme, vacunar, inmunizacion, inmunizaciones, inyeccion, inyecciones, refuerzo, vacuna del covid, vacuna covid, vacuna del tetanos, vacunarse, ponerme una vacuna
traveling = mexico, guatemala, el salvador, honduras, filipinas, india, china, africa, europa, centroamerica, viajar, viaje, viajeros, viajero, fiebre amarilla, extranjero, antes de viajar, salir del pais, viajes
child = nino, ninos, nina, ninas, bebe, bebes, hijo, hija, hijos, escuela, infantiles, infantil, escolares, mi hijo, mi hija
physical = chequeo de rutina, examen de rutina, revision de rutina, chequeo preventivo, examen preventivo, examen fisico, examenes fisicos, chequeo, chequeo general, chequeo medico, chequeo anual, examen medico, revision general, revision medica, examen anual, control anual, chequeo completo, examen general, revision anual, certificado medico, fisico
sport = deportes, deporte, deportivo, deportiva, escuela, escolar, campamento, futbol, para la escuela, jugar
house = cuidado en casa, cuidados en casa, atencion en casa, enfermera en casa, enfermera a domicilio, ayuda en casa, cuidado a domicilio, cuidados a domicilio, visita a domicilio, visitas a domicilio, doctor a domicilio, medico a domicilio, visita en casa, a domicilio, doctor en casa, consulta a domicilio, que venga a la casa, visitas a casa, medico en casa
diet = dieta, nutricion, alimentacion, comer, nutricional, comida, nutricionista, nutriologo, nutriologa, comer bien
advice = consejos, consejo, consejeria, asesoria, ayuda, plan, orientacion, consulta
xray = rayos x, radiografia, radiografias, placa, placas, placa de torax, radiografia de torax, placa de pecho, rayos equis, sacar una placa
ultrasound = ultrasonido, ultrasonidos, ecografia, ecografias, sonograma, eco, ecosonograma
mri = resonancia magnetica, resonancia, resonancias, mri, imagen por resonancia, resonancia del cerebro
ct = tomografia, tomografias, tomografia computarizada, tac, escaner, ct scan, ct
mammogram = mamografia, mamografias, mamograma, mamogramas, mastografia, examen de senos, examen de mama, estudio de senos, deteccion de cancer de mama, deteccion de cancer de seno
bone = densitometria, densitometria osea, densidad osea, densidad de huesos, examen de densidad de huesos, examen de los huesos, prueba de densidad osea, examen de osteoporosis, densidad de los huesos, estudio de los huesos, examen de densidad osea
blood = analisis de sangre, examen de sangre, examenes de sangre, prueba de sangre, pruebas de sangre, sacar sangre, sacarme sangre, laboratorios, estudios de sangre, analisis clinicos, quimica sanguinea, extraccion de sangre, muestra de sangre, estudio de sangre, pruebas de laboratorio, examenes de laboratorio, analisis de laboratorio, sacarse sangre, biometria hematica, prueba de colesterol, prueba de azucar
urine = analisis de orina, examen de orina, prueba de orina, muestra de orina, examen general de orina, urocultivo
pregtest = prueba de embarazo, pruebas de embarazo, test de embarazo, examen de embarazo
drugtest = prueba de drogas, examen de drogas, antidoping, antidopaje, pruebas de drogas, doping, test de drogas
sleepstudy = estudio del sueno, estudio de sueno, estudios del sueno, prueba del sueno, prueba de sueno, polisomnografia, examen del sueno
cardiac = rehabilitacion cardiaca, rehabilitacion del corazon, terapia despues de un infarto, rehabilitacion despues de un infarto
scope = colonoscopia, colonoscopias, colonoscopía, examen del colon
smoke = dejar de fumar, dejar el cigarro, dejar el tabaco, dejar el cigarrillo, dejar el vapeo, ayuda para dejar de fumar
support = grupo de apoyo, grupos de apoyo, grupo de ayuda, grupo de duelo
grief = duelo, apoyo en el duelo, perdida de un ser querido, terapia de duelo
lactation = no agarra el pecho, no se pega al pecho, consejera de lactancia, lactancia, ayuda para amamantar, ayuda con la lactancia, consultora de lactancia, dar pecho, asesora de lactancia, dar el pecho, lactancia materna
massage = masaje, masajes, masajista, terapia de masaje
hearing = prueba de audicion, examen de audicion, examen de oidos, audiometria, pruebas de audicion, prueba de oido
eye = examen de la vista, examen de los ojos, examen de ojos, revision de la vista, prueba de la vista, examen de vista
chaplain = capellan, sacerdote, capilla, oracion, atencion espiritual, padre, pastor, apoyo espiritual
advance = directiva anticipada, directivas anticipadas, voluntad anticipada, testamento vital, poder medico, poder notarial medico, instrucciones anticipadas, voluntades anticipadas, testamento en vida, testamento medico, carta poder medica
diabetesclass = clases de diabetes, clase de diabetes, educacion sobre la diabetes, educacion en diabetes, educadora en diabetes
weight = programa para bajar de peso, manejo del peso, control de peso, clinica para bajar de peso
counselor2 = asesor financiero, asesoria financiera, consejero financiero, asesora financiera
caregiver = apoyo a cuidadores, ayuda para cuidadores, apoyo para cuidadores, descanso para cuidadores, relevo para cuidadores
caregiving = cuidador, cuidadora, cuidadores, cuidadoras
carefor = cuida a, cuida al, cuidar a, cuidar al, cuido a, cuido al, cuide a, cuide al, cuiden a, cuidan a, cuidando a, cuidando al, cuidamos a, cuidar de, cuido de, cuidar, cuidando, hacerme cargo de, me hago cargo de, atiendo a, atender a
grownup = esposo, esposa, marido, mama, madre, papa, padre, papas, padres, abuela, abuelo, abuelita, abuelito, abuelos, hermana, hermano, tia, tio, suegra, suegro, mi mujer, mi pareja, mi mama, mi mami, mi madre, mi papa, mi papi, mi padre, mi familiar, familiares, ser querido, enfermo, enferma, adulto mayor, adultos mayores, anciano, anciana, viejito, viejita
notalone = no puede quedarse sola, no puede quedarse solo, no puede estar sola, no puede estar solo, no se puede quedar sola, no se puede quedar solo, no la puedo dejar sola, no lo puedo dejar solo
weary = cansada, cansado, agotada, agotado, agotamiento, ya no puedo, no puedo mas, descanso, descansar, estres, estresada, estresado, apoyo, ayuda, sola, solo
deliver = entrega de medicamentos, medicinas a domicilio, medicamentos a domicilio, envio de medicinas, entrega de medicinas, entrega a domicilio de medicinas
dispose = desecho de medicamentos, tirar medicinas, medicinas vencidas, medicamentos vencidos, medicamentos caducados
memoryscreen = prueba de memoria, examen de memoria, evaluacion de la memoria
genetictest = genetica del cancer, prueba genetica de cancer, prueba de adn para cancer, prueba genetica para cancer
`,
  intents: `
Facturas y pagos > bill | pay | pay bill | pay question | bill question | bill reach | pay reach | pay bill reach | pay bill question | pay copay | pay card | pay bill card | copay reach | copay bill | bill benefit | bill benefit insurance | bill appointment | bill question appointment | pay appointment
Ayuda económica > uninsured * | poor | poor help | help pay | help bill | help pay bill | poor pay | poor bill | poor pay bill | poor help bill | poor help pay | poor help form | bill cost help | poor insurance | poor form | poor reach | poor question | poor doctor | poor staff | poor appointment | poor drug | poor surgery | poor copay | poor cost | unpaid insurance | unpaid insurance poor | poor benefit | poor cost help | help pay poor | help pay surgery | help pay drug | poor bill surgery
Precios y estimaciones; Archivos de precios de nuestros hospitales; Beneficios y cobertura > cost * | cost
Beneficios y cobertura; Facturas y pagos > copay | copay cost | copay question | copay benefit | copay appointment | copay doctor | copay insurance | copay member | copay refer | copay emergency | copay urgent | copay drug | copay mental | cost refer | cost copay
Seguros que aceptamos; Planes de salud que aceptamos > insurance | accept insurance | accept | insurance question | insurance reach | accept insurance question | accept insurance travel | accept insurance doctor | insurance doctor | accept insurance benefit | insurance benefit question | insurance choose | insurance keep | insurance choose keep | insurance senior | insurance family | accept insurance family | accept insurance card | insurance staff | accept insurance staff | insurance newone | accept insurance benefit family | insurance member | insurance doctor accept | insurance travel | insurance where | accept insurance where | insurance copy
Expediente médico > records | records copy | records copy reach | records reach | records form | records copy form | records fill | portal records | records doctor copy | records question | records someone | records copy someone
Formularios; Formularios y documentos > form | form fill | form newone | form prepare | form appointment | form fill newone | form copy | form appointment fill | form newone appointment | form formkind | form formkind staff | form formkind fill
Visitar a alguien > visit rule | visit someone | visit rule someone | visit | someone rule | visit reach
Estacionamiento y cómo llegar > park | park rule | park cost | park free | park visit | way | way appointment | park way | park access | park where | way where | park reach | park surgery | park emergency | park appointment | park someone | parkask *
Psicoterapia; Salud mental > listen ! | listen feeling ! | listen help !
Apoyo en Crisis de Salud Mental; Salud mental > hotline !
Empleo > job role | job | job reach | job form | job question | job shift | shift role | job shift role | job applicant | job role applicant
Donaciones > give | give reach | give pay | give help | give poor | give someone | give community
Voluntariado; Oportunidades de voluntariado > volunteer | volunteer form | volunteer join | volunteer job | volunteer reach | volunteer help | volunteer *
Contáctenos > reach | reach question | reach doctor | reach staff | reach complain | reach appointment | reach member | reach help
Quejas y apelaciones; Cuéntenos cómo le fue > appeal | appeal claim | appeal benefit | appeal insurance | appeal bill | appeal drug | appeal surgery | appeal question | appeal reach | appeal form | appeal staff | unpaid claim | unpaid | unpaid insurance | unpaid bill | unpaid drug | unpaid surgery | unpaid appointment | unpaid complain
Quejas y apelaciones; Ayuda económica > appeal insurance * | unpaid insurance *
Cuéntenos cómo le fue; Quejas y apelaciones > complain | complain staff | complain reach | complain bill | complain form | complain appointment | complain staff reach
Sus derechos; Sus derechos como miembro > right | right member
Sus opciones de privacidad > optout privacy
Privacidad > privacy | privacy question
Prepararse para una consulta > prepare appointment | prepare surgery | prepare | prepare appointment surgery | prepare form appointment
Adónde ir para recibir atención > emergency urgent where | emergency where | emergency urgent | urgent where doctor | emergency where doctor | emergency urgent where * | sos
Quiénes nos dirigen > lead | lead about | lead reach
Noticias > news | news reach
En la comunidad > community | community help | community class
Accesibilidad > access | access help | access question | access park
No discriminación > discriminate | discriminate complain | discriminate right
Preguntas sobre investigación > research safe | research question | research safe join | research safe question | research pay
Estudios de investigación; Investigación > research | research join
Intérpretes gratuitos; Ayuda con el idioma; Servicios de intérpretes > interpret | interpret free | interpret reach | interpret help | interpret appointment | interpret free appointment | interpret surgery | interpret * | spoken | spoken reach | spoken help | spoken appointment | spoken someone | spoken someone appointment
Consultas por video > video | video appointment | video doctor | video booking | video prepare | video cost | video booking appointment
Clases de preparación para el parto > class birth | class pregnant | birth
Clases y eventos > class | class join
Contáctenos > cancel appointment | lost | lost reach | cancel appointment reach | lost thing | cancel surgery | cancel xray | cancel mri | cancel ct | cancel ultrasound | cancel scope | cancel blood | cancel mammogram | cancel video
Encontrar un médico; Elegir o cambiar de médico > booking appointment | booking appointment doctor | choose doctor | doctor newone | appointment | appointment doctor
Para miembros; Para pacientes > portal | portal question | portal help | portal member
Premios y reconocimientos > award
Historias de pacientes > story
Quiénes somos; Acerca de Meridian Plan > about
Términos de uso > term
Dónde estamos > region
Su tarjeta de miembro > card | card replace | card member | card replace member | card question | card newone | card benefit | card copy | card insurance | card replace insurance
Nuevo en Meridian Plan > newone member | newone | newone member question | newone insurance | join newone
Beneficios y cobertura > benefit | benefit question | benefit member | benefit insurance | benefit accept | benefit surgery | benefit *
Beneficios de farmacia; Recogida de recetas; Farmacia > drug | drug benefit | drug cost | drug copy | drug reach | drug accept | drug question | drug replace | drug card | drug insurance | drug where
Elegir o cambiar de médico > choose doctor | choose doctor pregnant | choose doctor child | choose doctor family | doctor
Referencias y especialistas; Seguros que aceptamos > referral | referral insurance | referral question | referral staff | referral doctor | referral appointment | referral specialist | needreferral * | noreferral | noreferral specialist | noreferral doctor | noreferral appointment
Referencias y especialistas > refer | refer doctor | refer question | refer appointment | refer benefit | refer copy
Conservar a su médico > keep doctor | keep doctor insurance | keep * doctor | keep
Atención cuando viaja > travel | travel benefit | travel emergency | travel urgent | travel drug | travel insurance | travel doctor
Ayuda con el idioma > interpret benefit
Beneficios de salud mental > mental | mental benefit | mental insurance | mental cost | mental choose
Esperar un bebé > pregnant | pregnant benefit | pregnant insurance | pregnant cost | pregnant newone
Atención preventiva > prevent | prevent benefit | prevent free | prevent cost | prevent insurance
Atención urgente y de emergencia > emergency | urgent | emergency benefit | urgent benefit | emergency urgent benefit | emergency insurance | urgent insurance
Para empleadores > employer | employer insurance | employer enroll | employer benefit | employer compare | employer newone | employer cost
Para agentes > broker | broker insurance | broker reach | broker enroll | broker newone
Cómo inscribirse > enroll | enroll insurance | enroll question | enroll member | enroll insurance newone | enroll newone | enroll pregnant | enroll pregnant insurance | enroll family | enroll family insurance | enroll someone insurance
Comparar planes; Seguros que aceptamos > compare insurance | compare | compare cost insurance | insurance cost | compare insurance question | compare insurance senior | insurance senior
Dónde trabajamos > area | area insurance | area region
Vacunas e inyecciones contra la gripe; Vacunas contra la gripe esta temporada > flu | flu where | flu free | flu cost | flu child | flu booking
Salud del viajero > vaccine traveling | traveling | vaccine traveling prepare
Vacunas e inyecciones contra la gripe > vaccine | vaccine child | vaccine where | vaccine free
Exámenes físicos escolares y deportivos > physical sport | physical child | sport form | physical form | physical sport form | physical sport child
Exámenes físicos anuales > physical
Visitas a domicilio > house | house grownup | house help | house help grownup | house doctor
Asesoría nutricional > diet advice
Radiografía > xray
Ecografía > ultrasound
Resonancia magnética > mri
Tomografía computarizada > ct
Mamografía 3D; Mamografía > mammogram | mammogram prevent
Densitometría ósea > bone
Análisis de sangre > blood
Análisis de orina > urine
Pruebas de embarazo > pregtest
Pruebas de detección de drogas > drugtest *
Estudios del sueño > sleepstudy
Rehabilitación cardíaca > cardiac
Colonoscopia > scope | scope prepare
Programa para dejar el tabaco > smoke | smoke help | smoke class
Grupos de apoyo > support *
Apoyo en el duelo > grief
Apoyo para la lactancia > lactation
Terapia de masaje > massage
Pruebas de audición > hearing
Exámenes de la vista > eye
Atención espiritual > chaplain
Planificación anticipada de la atención > advance | advance form
Educación sobre la diabetes > diabetesclass
Manejo del peso > weight
Asesoría financiera > counselor2
Apoyo a cuidadores > caregiver | caregiving | caregiving weary * | carefor grownup * | notalone grownup *
Atención para adultos mayores > doctor carefor grownup *
Entrega de medicamentos > deliver
Desecho de medicamentos > dispose
Evaluación de la memoria > memoryscreen
Genética del cáncer > genetictest
`,
};
